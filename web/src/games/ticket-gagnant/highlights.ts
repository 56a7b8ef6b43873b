/** What was remarkable in a meeting: the best ticket, and the photo finish that hurt most. */

import { byRace, type Highlight, type Past } from "../../result/highlights"
import { say } from "../../texts/index.svelte"
import type { TicketGagnant } from "../../wire"
import Token from "./silks/Token.svelte"
import type { Box, Event, Places } from "./types"
import { horseName } from "./words"

export const Mark = Token

interface Scored {
  readonly race: number
  readonly seat: number
  readonly ticket: Places
  readonly points: number
}

interface Photo {
  readonly race: number
  readonly order: readonly number[]
  /** The best of them came in on this place. */
  readonly place: number
}

export function highlights(past: Past): Highlight[] {
  const { scored, photos } = read(past)
  return [bestTicket(scored, past), photoFinish(photos, scored, past)].filter((found) => found !== null)
}

function read({ events }: Past): { scored: Scored[]; photos: Photo[] } {
  const scored: Scored[] = []
  const photos: Photo[] = []
  let tickets: readonly Places[] = []
  let drawn: (readonly number[])[] = []
  for (const { event: told, race } of byRace(events)) {
    const event = told as unknown as Event
    if (event.event === "PredictionsRevealed") tickets = event.tickets
    else if (event.event === "PhotoFinishDrawn") drawn.push(event.order)
    else if (event.event === "RaceRanked") {
      photos.push(...drawn.map((order) => ({ race, order, place: event.ranking.indexOf(order[0] ?? 0) + 1 })))
      drawn = []
    } else if (event.event === "TicketScored") scored.push(scoredBy(event, race, tickets[event.seat] ?? [null, null, null]))
  }
  return { scored, photos }
}

function scoredBy({ seat, points, bonus }: TicketGagnant.TicketScored, race: number, ticket: Places): Scored {
  return { race, seat, ticket, points: points.reduce((sum, some) => sum + some, bonus) }
}

/** One's own, if it is as good as any. */
function bestTicket(scored: readonly Scored[], { me, said }: Past): Highlight | null {
  const most = Math.max(...scored.map(({ points }) => points))
  const best = scored.filter(({ points }) => points === most)
  const found = best.find(({ seat }) => seat === me) ?? best[0]
  if (!found) return null
  const { race, seat, points, ticket } = found
  const text = say("web-tg-best-ticket-of", { name: said.name(seat), you: said.you(seat), race })
  return {
    paper: "slip",
    title: say("web-tg-best-ticket"),
    text,
    gain: points,
    race,
    horses: ticket.filter((horse) => horse !== null),
  }
}

/** The one in which a horse of one's own ticket was beaten; else the one for the best place. */
function photoFinish(photos: readonly Photo[], scored: readonly Scored[], { me, box }: Past): Highlight | null {
  const mine = (race: number): readonly (number | null)[] =>
    scored.find((one) => one.race === race && one.seat === me)?.ticket ?? []
  const hurt = (photo: Photo) => photo.order.slice(1).find((horse) => mine(photo.race).includes(horse))
  const sorted = [...photos].sort((a, b) => Number(hurt(b) !== undefined) - Number(hurt(a) !== undefined) || a.place - b.place)
  const [photo] = sorted
  const [first, second] = photo?.order ?? []
  if (!photo || first === undefined || second === undefined) return null
  const beaten = hurt(photo)
  const named = (horse: number) => horseName(box as Box, horse)
  const facts = {
    first: named(first),
    other: named(beaten ?? second),
    race: photo.race,
    mine: beaten === undefined ? "no" : "yes",
  }
  return {
    paper: "photo",
    title: say("web-tg-photo"),
    text: say("web-tg-photo-by", facts),
    race: photo.race,
    horses: [first, beaten ?? second],
  }
}
