/** One table as this browser knows it: who sits there, where the game stands, and the line to the server. */

import { type AnyGame, isDrawn, loadGame } from "../games/game"
import { api, Trouble } from "../parts/api"
import { keepCommitment, nonce } from "../parts/chance"
import { confirming, plainBoards } from "../parts/settings.svelte"
import { count } from "../parts/races"
import { play as sound } from "../parts/sound"
import { forget, go, route, secrets } from "../parts/route.svelte"
import { knows, say } from "../texts/index.svelte"
import type {
  AnyTold,
  ChatLine,
  Fact,
  Hello,
  HostRules,
  Legal,
  Orders,
  Progress,
  Reaction,
  Refused,
  Seated,
  SitDown,
  TableInfo,
  View,
  Welcome,
} from "../wire"
import { rolls } from "./dice"
import { draftOf, keepDraft, type Writer } from "./drafts"
import { Film } from "./film.svelte"
import { Teller, type Kinds, type Said } from "../texts/telling"
import { Line, type Request } from "./line"
import { nameOf } from "./names"
import { dropLink, keepLink, ownLink } from "./ownlinks"

export interface Refusal {
  text: string
  rule: string
}

export interface Floating {
  id: number
  seat: number | null
  reaction: Reaction
}

type Asking<R> = R extends Request ? Omit<R, "id"> : never

let firstVersion = ""

/** Whether a seat is asked for something; what happens by itself, because there is no choice, is asked of nobody. */
export function owes(view: View | null, seat: number | null): boolean {
  return seat !== null && !!view?.choice && view.to_act.includes(seat)
}

export class Room {
  table = $state.raw<TableInfo | null>(null)
  board = $state.raw<AnyGame | null>(null)
  film = $state.raw<Film | null>(null)
  play = $state.raw<unknown>(null)
  box = $state.raw<unknown>(null)
  kinds = $state.raw<Kinds>({})
  view = $state.raw<View | null>(null)
  /** What may be done now, spelt out for the plain board. */
  legal = $state.raw<Legal | null>(null)
  /** What would follow from what may be chosen now. */
  outlook = $state.raw<unknown>(null)
  /** What this seat has answered without asking, and could have. */
  orders = $state.raw<Orders | null>(null)
  /** Whether the board is the plain one. */
  plain = $state(false)
  undo = $state(false)
  /** The seat looked from; null sees only what is public. */
  seat = $state<number | null>(null)
  facts = $state.raw<readonly Fact[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  floating = $state.raw<readonly Floating[]>([])
  refusal = $state.raw<Refusal | null>(null)
  lost = $state(false)
  busy = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  outdated = $state(false)
  /** A seat that was just taken: its recovery link is still to be shown. */
  seated = $state<number | null>(null)
  /** Who looked before the curtain fell, if they could still take back their move. */
  former = $state<number | null>(null)
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0)

  readonly id: string
  readonly watching: boolean
  readonly said: Said
  /** Which asking of choices this is; it goes up whenever choices are asked anew. */
  turn = $state(0)
  #heard: number | null = null
  #place: number | null | "public" = null
  #line: Line
  #decision = ""
  #after: (() => void) | null = null
  #count = 0

  constructor(id: string, watching: boolean) {
    this.id = id
    this.watching = watching
    this.said = {
      name: (seat) => nameOf(this.table?.seats[seat], seat),
      you: (seat) => (seat === this.seat ? "yes" : "no"),
    }
    this.#line = new Line(id, {
      hello: () => this.#hello(),
      told: (message) => this.#told(message),
      state: (state, failures) => {
        this.lost = state === "lost"
        if (failures % 3 === 1) void this.#look()
      },
    })
  }

  /** Several people share this device, and must not see each other's hands. */
  get shared(): boolean {
    return !this.watching && !!this.table?.one_device && this.table.mine.length > 1
  }

  /** Who speaks from this browser: the seat looked from; on a shared device that shows nobody's papers, its own first person. */
  get speaker(): number | null {
    return this.seat ?? (this.watching ? null : (this.table?.mine[0] ?? null))
  }

  /** Whether this game is played with dice; else its chance lies in other draws. */
  get dice(): boolean {
    return rolls(this.kinds)
  }

  /** Whether the host can be asked for a seat: by somebody who has none, at a table with a free one. */
  get mayAsk(): boolean {
    const { table } = this
    if (!table || this.watching || table.mine.length || table.host || table.status === "over") return false
    return table.status === "waiting" || table.petitions.length > 0 || table.seats.some((seat) => seat.kind === "open")
  }

  /** Those on this device who have something to choose now. */
  get calling(): readonly number[] {
    const { table, view } = this
    if (!table || !view || table.status !== "running") return []
    return view.to_act.filter((seat) => table.mine.includes(seat) && !table.seats[seat]?.by_bot)
  }

  /** For whom the curtain is down. */
  get behind(): number | null {
    return this.shared && this.seat === null ? (this.calling[0] ?? null) : null
  }

  async start(): Promise<void> {
    try {
      const { recover } = secrets(this.id)
      if (recover && !this.watching) {
        this.#own(await api.recover(this.id, recover))
        forget("recover", this.id)
      }
      await this.#look()
      if (!this.table) return
      const { title } = this.table
      this.plain = !isDrawn(title) || plainBoards.has(title) || route.query.get("board") === "plain"
      this.board = await loadGame(title, this.plain)
      this.#place = this.watching || this.shared ? "public" : null
      this.#line.open()
    } catch (problem) {
      this.trouble = problem instanceof Trouble ? problem : new Trouble(0, "broken", String(problem))
    }
  }

  /** Sit down on a free chair, and look from there. */
  async sit(sitting: SitDown): Promise<void> {
    this.#own(await api.sit(this.id, sitting))
    forget("join", this.id)
    await this.#look()
    this.#clear()
    this.#place = null
    this.#line.open()
  }

  #own({ seat, recovery }: Seated): void {
    keepLink(this.id, seat, recovery)
    if (recovery) this.seated = seat
  }

  stop(): void {
    this.#line.close()
    this.film?.catchUp()
  }

  /** Look from another place of one's own; until the answer is there, nothing of the old one is shown. */
  lookFrom(place: number | "public", after?: () => void): void {
    this.former = place === "public" && this.undo ? this.seat : null
    this.#clear()
    this.#place = place
    this.#after = after ?? null
    this.#line.forget()
    this.#line.open()
  }

  ask(request: Asking<Request>): void {
    this.#line.ask({ ...request, id: nonce() })
  }

  choose(action: unknown): void {
    if (this.seat === null || this.busy) return
    this.#decide({ ask: "act", seat: this.seat, turn: this.turn, action })
  }

  /** Change between the drawn board and the plain one; the table is looked at anew, from the same place. */
  async layOut(plain: boolean): Promise<void> {
    if (!this.table) return
    const board = await loadGame(this.table.title, plain)
    const place = this.seat
    this.#clear()
    plainBoards.keep(this.table.title, plain)
    if (route.query.has("board")) go(route.path, true)
    this.plain = plain
    this.board = board
    if (place !== null) this.#place = place
    this.#line.open()
  }

  takeBack(): void {
    if (this.seat === null || this.busy) return
    this.#decide({ ask: "undo", seat: this.seat, turn: this.turn })
  }

  host(rule: Omit<HostRules, "ask" | "id">): void {
    this.ask({ ask: "host", ...rule })
  }

  #decide(request: Asking<Request>): void {
    this.refusal = null
    this.busy = true
    this.#decision = nonce()
    this.#line.ask({ ...request, id: this.#decision })
  }

  /** The table over HTTP: before the line is open, and to know why it does not open. */
  async #look(): Promise<void> {
    try {
      this.#seen(await api.table(this.id))
    } catch (problem) {
      if (problem instanceof Trouble && (problem.status || !this.table)) {
        this.trouble = problem
        if (problem.status === 404 || problem.status === 410) this.#line.close()
      }
    }
  }

  #seen(table: TableInfo): void {
    this.table = table
    keepCommitment(this.id, table.commitment)
    if (table.outcome && !this.watching) count(table, table.outcome)
  }

  #hello(): Hello {
    const wants = { heard: this.#heard, plain: this.plain }
    if (this.#place === "public") return { ask: "hello", watch: this.watching, public: !this.watching, ...wants }
    return { ask: "hello", seat: this.seat ?? this.#place, outlook: !this.plain, ...wants }
  }

  #clear(): void {
    this.film?.catchUp()
    this.film = null
    this.view = null
    this.legal = null
    this.outlook = null
    this.orders = null
    this.play = null
    this.seat = null
    this.busy = false
    this.undo = false
    this.refusal = null
    this.#heard = null
    this.#decision = ""
  }

  #told(message: AnyTold): void {
    switch (message.tell) {
      case "welcome":
        return this.#welcome(message)
      case "update":
        if (message.done && message.done === this.#decision) this.#settled()
        return this.#goOn(message.game)
      case "room":
        if (message.fact) this.facts = [...this.facts, message.fact]
        if (message.fact?.what === "asked" && message.table.host) sound("turn")
        return this.#seen(message.table)
      case "watched":
        if (this.table) this.table = { ...this.table, spectators: message.spectators }
        return
      case "said":
        this.chat = [...this.chat, message.line]
        return
      case "reacted":
        return this.#float(message.seat, message.reaction)
      case "done":
        if (message.id === this.#decision) this.#settled()
        return
      case "refused":
        return this.#refused(message)
      case "moved":
        return void this.#moved()
    }
  }

  async #moved(): Promise<void> {
    const before = this.seat
    this.#clear()
    this.#place = null
    await this.#look()
    if (this.shared) this.#place = "public"
    if (before !== null && !this.table?.mine.includes(before)) {
      this.refusal = { text: say("web-moved"), rule: "" }
      dropLink(this.id, before)
    } else if (before === null) {
      // The host has let one sit down; who sat down by an invitation was shown the link then.
      const [mine, ...more] = this.table?.mine ?? []
      if (mine !== undefined && !more.length && !ownLink(this.id, mine)) this.seated = mine
    }
    this.#line.open()
  }

  #welcome(message: Welcome): void {
    this.#seen(message.table)
    this.trouble = null
    this.facts = message.facts
    this.chat = message.chat
    this.ahead = message.now - Date.now() / 1000
    firstVersion ||= message.version
    this.outdated = firstVersion !== message.version
    if (message.box) this.box = message.box
    if (message.kinds) this.kinds = message.kinds
    if (message.seat !== this.seat) {
      this.film = null
      this.#heard = null
    }
    this.seat = message.seat
    if (message.game) {
      if (message.fresh || !this.film) this.#begin(message.game)
      else this.#goOn(message.game)
    }
    this.#after?.()
    this.#after = null
  }

  #begin(game: Progress): void {
    const board = this.board
    if (!board) return
    this.film?.catchUp()
    const teller = new Teller(this.table?.title ?? "", this.kinds, this.said, this.box, board.special)
    const onEvent = (event: unknown) => sound(board.sound(event, this.seat))
    const film = new Film(board, this.box, teller, { seat: this.seat, rests: true, onEvent })
    film.begin(game.view, game.events, game.outlook)
    this.play = board.play()
    if (typeof this.play === "object" && this.play && "confirm" in this.play) this.play.confirm = confirming.on
    this.film = film
    this.#stand(game)
    const kept = this.#writer && draftOf(this.#writer, this.turn)
    if (kept !== null && this.view) board.resume?.(this.play, kept, this.view)
  }

  /** Keep what is written and not handed in; to be called whenever that may have changed. */
  keepDraft(): void {
    const { board, play, view } = this
    if (this.#writer && view && play && board?.keep) keepDraft(this.#writer, this.turn, board.keep(play, view) ?? null)
  }

  get #writer(): Writer | null {
    return this.seat === null ? null : { table: this.id, seat: this.seat, plain: this.plain }
  }

  #goOn(game: Progress): void {
    if (!this.film) {
      this.#anew()
      return
    }
    const news = game.heard - (this.#heard ?? 0)
    if (news > game.events.length) {
      this.#anew()
      return
    }
    const events = news > 0 ? game.events.slice(-news) : []
    this.#stand(game)
    this.film.push(events, this.view, game.outlook)
  }

  /** Something was missed: hear everything from the start. */
  #anew(): void {
    this.#heard = null
    this.#line.open()
  }

  #stand(game: Progress): void {
    const owed = this.#owes()
    this.#heard = game.heard
    this.turn = game.turn
    this.undo = game.undo
    this.legal = game.legal
    this.outlook = game.outlook
    this.orders = game.orders
    this.view = { ...this.view, ...(game.view as View) } // an update holds only what has changed
    if (!owed && this.#owes()) sound("turn")
  }

  #owes(): boolean {
    return owes(this.view, this.seat)
  }

  #settled(): void {
    this.busy = false
    this.#decision = ""
  }

  #refused(message: Refused): void {
    if (message.id === this.#decision) this.#settled()
    if (message.game) this.#goOn(message.game)
    this.refusal = { text: this.#why(message), rule: message.rule }
  }

  #why({ why, text, key, facts }: Refused): string {
    const known = [`${this.table?.title}-refusal-${key}`, `refusal-${key}`].find(knows)
    if (why === "rule" && key && known && this.film) return say(known, this.film.teller.refused(facts))
    const house = [`web-refused-${key}`, `web-refused-${why}`].find(knows)
    return house ? say(house) : text
  }

  #float(seat: number | null, reaction: Reaction): void {
    const id = this.#count++
    this.floating = [...this.floating, { id, seat, reaction }]
    setTimeout(() => (this.floating = this.floating.filter((some) => some.id !== id)), 3200)
  }
}
