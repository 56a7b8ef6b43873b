/** Money that changes before the reader's eyes: it leaps, green if there is more of it, red if there is less. */
export function counts(node: HTMLElement, amount: number) {
  return {
    update(next: number) {
      const rises = next > amount
      if (next === amount) return
      amount = next
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
      const colour = rises ? "#2c6b38" : "#9c2f1f"
      node.animate([{ color: colour, scale: "1.18" }, { scale: "1" }], { duration: 450, easing: "ease-out" })
    },
  }
}
