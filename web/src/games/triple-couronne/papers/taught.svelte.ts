/** Whether this browser has been told of lanes, numbers and squares. */

const KEPT = "hippodrome-triple-couronne-taught"

class Taught {
  done = $state(localStorage.getItem(KEPT) !== null)

  close(): void {
    localStorage.setItem(KEPT, "yes")
    this.done = true
  }
}

export const taught = new Taught()
