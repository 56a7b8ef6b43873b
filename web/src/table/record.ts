/** A finished game as a file. */

import { api } from "../parts/api"

export async function saveRecord(id: string, title: string): Promise<void> {
  const text = await api.record(id)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }))
  link.download = `${title}-${id}.jsonl`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
