/** La Triple Couronne on the plain board: what belongs together on one sheet. */

import { say } from "../../texts/index.svelte"
import type { TripleCouronne } from "../../wire"
import type { Said } from "../game"
import { isRacing } from "../generic/course/course"
import type { Hints } from "../generic/hints"
import { columns, type Row } from "../generic/picture"
import { figure, several, type Fields } from "../generic/words"
import { prizesOf } from "./calendar/days"
import { condition } from "./words"

const TITLE = "triple-couronne"
type View = TripleCouronne.TripleCouronneView

const some = <T>(values: readonly T[] | null | undefined): readonly T[] => values ?? []
const rows = <T extends object>(values: readonly T[]): T[] => values.filter((value) => typeof value === "object")

function dayOf(day: TripleCouronne.Day, players: number): Row {
  return { name: day.name, open_to: condition(day), prizes: prizesOf(day, players).map(figure).join(" · ") }
}

function betsOf(slips: View["slips"]): Row[] {
  return slips.flatMap((slip, seat) => [
    ...some(slip.wins).map(({ horse, stake }): Row => ({ seat, on: horse, stake })),
    ...some(slip.pairs).map(({ first, second, stake }): Row => ({ seat, on: `${first} – ${second}`, stake })),
  ])
}

function trophiesOf(trophies: View["trophies"], said: Said): Row[] {
  return Object.entries(trophies ?? {}).flatMap(([trophy, seats]: [string, readonly number[]]) => {
    const name = trophy === "crown" ? say("web-triple-couronne-crown") : say(`triple-couronne-trophy-${trophy}`)
    return seats.length ? [{ name, holders: several(seats.map((seat) => said.name(seat))) }] : []
  })
}

function lotOf(lot: NonNullable<View["lot"]>, card: TripleCouronne.Card | undefined): Row {
  const { horse, price, leader, turn, seller, least, most, rent } = lot
  const about: Row = card ? { age: card.age, colour: card.colour, odds: card.odds, suggested: card.suggested } : {}
  const told: Row = { horse, ...about, rent, seller, least, most, price, leader, turn }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== false && value !== 0))
}

/** One's own papers, face down. */
function paperOf(paper: View["paper"]): Fields | null {
  if (!paper) return null
  const { do: _, ...fields } = paper as unknown as Row
  const told = Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length))
  return told.length ? Object.fromEntries(told) : null
}

function print(fields: Fields, me: number | null, said: Said): Fields {
  const view = fields as unknown as View
  const cards = new Map(view.catalogue.map((card) => [card.name, card]))
  const horses = rows(view.horses).map(({ name, owner, earnings, misses }): Row => {
    const card = cards.get(name)
    return { name, age: card?.age ?? null, colour: card?.colour ?? null, odds: card?.odds ?? null, owner, earnings, misses }
  })
  const today = view.programme[view.race - 1]
  const over = view.phase === "over"
  const sheet: Row = {
    cash: view.cash,
    // With the auction, the colours only said which horses came under the hammer.
    colours: view.colours.some(Boolean) && (!view.auction || view.phase === "stables") ? view.colours : null,
    still_in: view.lot ? view.lot.still_in : null,
    matched: view.lot?.matched.some(Boolean) ? view.lot.matched : null,
    sealed:
      view.sealed.length && view.asked.some(Boolean) && !isRacing(fields)
        ? view.sealed.map((sealed, seat) => (view.asked[seat] ? sealed : null))
        : null,
    left: view.in_game.every(Boolean) ? null : view.in_game.map((still) => !still),
    maximum: view.maximum || null,
    bank_emptied: view.bank_emptied || null,
    champion: over ? view.champion : null,
    trophies: over ? trophiesOf(view.trophies, said) : null,
    today:
      today && !over
        ? { ...dayOf(today, view.players), ...(view.fee ? { fee: view.fee } : {}), ...(view.pool ? { pool: view.pool } : {}) }
        : null,
    lot: view.lot ? lotOf(view.lot, cards.get(view.lot.horse)) : null,
    mine:
      me === null
        ? null
        : columns(
            TITLE,
            horses.filter(({ owner }) => owner === me).map(({ owner: _, ...row }) => row),
          ),
    riders:
      me === null
        ? null
        : rows(view.jockeys)
            .filter(({ seat }) => seat === me)
            .map(({ name, wins, asset }): Row => ({ name, wins, asset })),
    paper: paperOf(view.paper),
    entries: columns(
      TITLE,
      rows(view.entries).map(({ horse, owner, tenant, jockey }): Row => ({
        horse,
        age: cards.get(horse)?.age ?? null,
        odds: cards.get(horse)?.odds ?? null,
        owner,
        tenant,
        jockey,
      })),
    ),
    bets: betsOf(view.slips),
    contracts: columns(
      TITLE,
      view.contracts
        .map(({ race, next, two }, seat): Row => ({ seat, race: race ?? null, next: next ?? null, two: two ?? null }))
        .filter(({ race, next, two }) => race || next || two),
    ),
    lots: rows(view.lots).map(({ horse, least }): Row => ({ horse, least })),
    horses: columns(TITLE, horses),
    jockeys: rows(view.jockeys).map(({ name, seat, wins, asset }): Row => ({ name, seat, wins, asset })),
    programme: columns(
      TITLE,
      view.programme.map((day): Row => ({ number: day.number, ...dayOf(day, view.players) })),
    ),
    catalogue: columns(
      TITLE,
      view.catalogue.map((card): Row => ({ ...card })),
    ),
  }
  return Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== null))
}

export const hints: Hints = {
  print,
  seated: ["cash", "colours", "still_in", "matched", "sealed", "left"],
  current: (name, view) => (name === "programme" ? Number(view["race"]) - 1 : -1),
  folded: ["lots", "horses", "jockeys", "programme", "catalogue"],
  opens: (name, { phase }) => name === "jockeys" && phase === "jockeys",
}
