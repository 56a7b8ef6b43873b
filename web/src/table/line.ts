/** The line to a table: one WebSocket, opened again by itself whenever it breaks. */

import type { AnyAsked, AnyTold, Hello } from "../wire"

export type Request = Exclude<AnyAsked, Hello>

export interface Listener {
  /** Whom to be, and how far one has heard: asked at every opening. */
  hello: () => Hello
  told: (message: AnyTold) => void
  /** "lost" after the first failure, until the line is open again. */
  state: (state: "open" | "lost", failures: number) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 5000
/** The code of a close by which a server says that the table is at another one, or about to be: nothing is wrong. */
const ELSEWHERE = 4503
const ELSEWHERE_PAUSE = 250
/** An answer that takes longer means that the line is dead, though nobody has hung up (a phone that changed its network). */
const PATIENCE = 8000
const ASLEEP = 45_000

export class Line {
  #url: string
  #listener: Listener
  #socket: WebSocket | null = null
  #waiting = new Map<string, Request>()
  #failures = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #answer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #hidden = 0

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    this.#url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`
    this.#listener = listener
    addEventListener("online", this.#wake)
    addEventListener("offline", this.#wake)
    document.addEventListener("visibilitychange", this.#seen)
  }

  /** Ask for something; it is asked again, with the same id, until it is answered. */
  ask(request: Request): void {
    this.#waiting.set(request.id, request)
    this.#send(request)
  }

  /** Open the line, or open it anew as somebody else. */
  open(): void {
    if (this.#socket?.readyState === WebSocket.CONNECTING) return // whom to be is asked when it opens
    clearTimeout(this.#again)
    clearTimeout(this.#answer)
    this.#drop()
    if (this.#closed) return
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#answer = setTimeout(() => this.#broken(socket), PATIENCE)
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as AnyTold)
    socket.onclose = (event) => this.#broken(socket, event.code)
  }

  /** Requests of a seat that is no longer looked from must not be sent as somebody else. */
  forget(): void {
    this.#waiting.clear()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    clearTimeout(this.#answer)
    removeEventListener("online", this.#wake)
    removeEventListener("offline", this.#wake)
    document.removeEventListener("visibilitychange", this.#seen)
    this.#drop()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #send(asked: AnyAsked): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#failures) return
    this.#socket.send(JSON.stringify(asked))
    clearTimeout(this.#answer)
    const socket = this.#socket
    this.#answer = setTimeout(() => this.#broken(socket), PATIENCE)
  }

  #hear(message: AnyTold): void {
    if (message.tell === "done" || message.tell === "refused") this.#waiting.delete(message.id)
    if (message.tell === "update" && message.done) this.#waiting.delete(message.done)
    if (!this.#waiting.size) clearTimeout(this.#answer)
    if (message.tell === "welcome") {
      this.#failures = 0
      clearTimeout(this.#answer)
      this.#listener.state("open", 0)
    }
    this.#listener.told(message)
    if (message.tell === "welcome") for (const request of this.#waiting.values()) this.#send(request)
  }

  #broken(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket) return
    this.#drop()
    clearTimeout(this.#answer)
    this.#failures = code === ELSEWHERE ? Math.max(1, this.#failures) : this.#failures + 1
    this.#listener.state("lost", this.#failures)
    const grown = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1)) * (0.7 + Math.random() * 0.6)
    const pause = code === ELSEWHERE ? ELSEWHERE_PAUSE * (0.4 + Math.random() * 1.2) : grown
    if (!this.#closed) this.#again = setTimeout(() => this.open(), pause)
  }

  /** The network is back, or gone: only a new line tells which, for a server on this very device is there all the same. */
  #wake = (): void => this.open()

  #seen = (): void => {
    if (document.hidden) this.#hidden = Date.now()
    else if (!this.#socket || Date.now() - this.#hidden > ASLEEP) this.open()
  }
}
