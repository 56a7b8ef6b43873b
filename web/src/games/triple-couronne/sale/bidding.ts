/** What happens in the ring, as the picture has it: horses that are sold or rented, one after the other. */

import type { TripleCouronne } from "../../../wire"
import { changed, type Picture } from "../picture"
import type { Event } from "../types"

/** The horse in the ring. */
export interface Sale {
  readonly horse: string
  readonly seller: number | null
  readonly rent: boolean
  /** The opening price, and the top of the band. */
  readonly least: number
  readonly most: number | null
  readonly price: number
  readonly leader: number | null
  /** Who is asked; null where the seller chooses among several. */
  readonly turn: number | null
  readonly stillIn: readonly boolean[]
  /** Who would pay the highest price as well. */
  readonly matched: readonly boolean[]
  readonly bids: number
}

/** The horse that the hammer fell for last; nobody's if nobody wanted it. */
export interface Hammer {
  readonly horse: string
  readonly seat: number | null
  readonly seller: number | null
  readonly rent: boolean
  readonly price: number
}

/** The picture after an event of an auction; null for others. */
export function bidding(picture: Picture, event: Event): Picture | null {
  switch (event.event) {
    case "AuctionOpened": {
      const reserve = (horse: string): number => reserveOf(picture, horse)
      return { ...picture, stage: "ring", lots: event.horses.map((horse) => ({ horse, least: reserve(horse) })) }
    }
    case "OffersRevealed": {
      const order = new Map(picture.box.horses.list.map(({ name }, at) => [name, at]))
      const lots = event.offers.flat().sort((one, other) => (order.get(one.horse) ?? 0) - (order.get(other.horse) ?? 0))
      return { ...picture, lots }
    }
    case "LotOpened":
      return { ...picture, stage: "ring", sale: opened(picture, event), hammer: null }
    case "BidMade":
      return { ...picture, sale: picture.sale && bidden(picture.sale, event) }
    case "BidPassed":
      return { ...picture, sale: picture.sale && passed(picture.sale, event.seat) }
    case "HorseSold": {
      const { horse, seat, seller, price } = event
      const horses = changed(picture.horses, horse, { owner: seat }, picture.box)
      return fallen({ ...picture, horses }, { horse, seat, seller, rent: false, price })
    }
    case "HorseRented": {
      const { horse, seat, owner, price } = event
      const entries = picture.entries.map((entry) => (entry.horse === horse ? { ...entry, seat, tenant: seat } : entry))
      return fallen({ ...picture, entries }, { horse, seat, seller: owner, rent: true, price })
    }
    case "HorseUnsold": {
      const { horse, seller, rent } = event
      return fallen(picture, { horse, seat: null, seller, rent, price: 0 })
    }
    default:
      return null
  }
}

function reserveOf({ box, edition }: Picture, horse: string): number {
  const card = box.horses.list.find(({ name }) => name === horse)
  return (edition === "marathon" ? card?.marathon : card?.complet)?.reserve ?? 0
}

function opened({ cash, inGame }: Picture, event: TripleCouronne.LotOpened): Sale {
  const { horse, seller, rent, least, most, opener } = event
  const stillIn = cash.map((_, seat) => (inGame[seat] ?? false) && seat !== seller)
  const matched = cash.map(() => false)
  return { horse, seller, rent, least, most, price: 0, leader: null, turn: opener, stillIn, matched, bids: 0 }
}

/** Who bids the highest price after somebody else has matched it, and cannot lead. */
function bidden(sale: Sale, { seat, amount }: TripleCouronne.BidMade): Sale {
  const matches = sale.leader !== null && sale.price === sale.most
  const matched = matches ? sale.matched.map((already, some) => already || some === seat) : sale.matched
  const now = { ...sale, matched, bids: sale.bids + 1, ...(matches ? {} : { price: amount, leader: seat }) }
  return { ...now, turn: next(seat, now) }
}

function passed(sale: Sale, seat: number): Sale {
  const now = { ...sale, stillIn: sale.stillIn.map((still, some) => still && some !== seat) }
  return { ...now, turn: next(seat, now) }
}

/** Who is asked after a seat: the next one that is still in and has not bid the price. */
function next(seat: number, { stillIn, matched, leader }: Sale): number | null {
  for (let ahead = 1; ahead <= stillIn.length; ahead++) {
    const some = (seat + ahead) % stillIn.length
    if (stillIn[some] && some !== leader && !matched[some]) return some
  }
  return null
}

/** The lot is decided; after the last one everybody leaves the ring. */
function fallen(picture: Picture, hammer: Hammer): Picture {
  const lots = picture.lots.slice(1)
  const stage = lots.length ? "ring" : hammer.seller === null ? "yard" : "paddock"
  return { ...picture, stage, lots, sale: null, hammer }
}
