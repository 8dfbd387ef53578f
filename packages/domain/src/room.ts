import { type Ask, type AskKind, asksOf } from './ask.ts'
import { readBallot } from './ballot.ts'
import { drawsScores } from './gap.ts'
import type { Block } from './gate.ts'
import type { Locale } from './languages.ts'
import { type Pace, type PacedPage, pacedPages, type Shortening, shortenable } from './pace.ts'
import { withPhones } from './phones.ts'
import type { Tally } from './reveal.ts'
import { asksNext, indicatorOf, membersOf, type NextAsk } from './room-next.ts'
import { type SeatColour, type SeatFacts, type SeatRole, type SeatShape, seatLook } from './seat.ts'
import type { Wish } from './wish.ts'
import type { FilmLanguage, Indicator, Workshop } from './workshop.ts'

/** The film's state as reported by the shared screen; `at` is the server time in milliseconds when it was true. */
export interface FilmFact {
  playing: boolean
  /** In seconds, like a timer's `left`. */
  position: number
  at: number
  /** The spoken language. */
  language?: FilmLanguage | undefined
  /** Total length in seconds; unknown until the film is loaded. */
  length?: number | undefined
  captions?: boolean | undefined
}
export interface TimerFact {
  running: boolean
  left: number
  at: number
  /** Its initial seconds. */
  of?: number | undefined
}
/** When the team wants to finish, and how well it keeps to that. */
export interface PaceFact extends Pick<Pace, 'sign' | 'minutes'> {
  /** In milliseconds. */
  finishAt: number
}

/** A room's state from the database. */
export interface RoomFacts {
  /** Grows with every change. */
  number: number
  code: string
  locked: boolean
  /** The position of the page shown. */
  page: number
  /** The team's own position; the page shown may be an earlier one. */
  position: number
  isTrial: boolean
  film: FilmFact | null
  timer: TimerFact | null
  /** Why Next step is blocked on the screen. */
  blocked: Block | null
  /** Null if the team has not set a finishing time. */
  pace: PaceFact | null
  /** The key of the question that the screen would ask next. */
  due: string | null
  seats: SeatFacts[]
  /** The current or last question, with its tally once revealed. */
  round: { key: string; tally: Tally | null } | null
  /** Ballots of the open question only. */
  ballots: { seat: number; wire: string }[]
  /** The leader's last request, and the room number at which it arrived. */
  wish: { wish: Wish; number: number } | null
}

export interface RoomState {
  number: number
  code: string
  locked: boolean
  page: number
  film: FilmFact | null
  timer: TimerFact | null
  seats: { seat: number; shape: SeatShape; colour: SeatColour; here: boolean }[]
  leader: boolean
  asked: { key: string; kind: AskKind; given: number } | null
  tally: Tally | null
  wish: Wish | null
}

/** The room is closed, the seat was removed, or its phone left. */
export const SEAT_ENDS = ['closed', 'removed', 'left'] as const
export type SeatEnd = (typeof SEAT_ENDS)[number]

export interface SeatState {
  number: number
  seat: number
  role: SeatRole
  /** The room's language; null, like the page, once the seat has ended. */
  lang: Locale | null
  /** Results pages come after the survey's; `of` and `results` are the totals, `scores` if it draws the team's scores. */
  page: { number: number; title: string; of: number; results: number; scores?: true | undefined } | null
  asked: Asked | null
  tally: Tally | null
  film: FilmFact | null
  timer: TimerFact | null
  ended: boolean
  why?: SeatEnd | undefined
  /** An author tries a draft. */
  trial?: true | undefined
  /** The fields from here on are for the leader only. */
  text?: string | undefined
  note?: string | null | undefined
  blocked?: Block | null | undefined
  /** True if the phones can be asked something on this page, and are not. */
  asks?: boolean | undefined
  /** Missing while the screen has not said what it would ask. */
  next?: NextAsk | undefined
  pace?: (PaceFact & { shorten: Shortening[] }) | null | undefined
}

interface Asked {
  key: string
  kind: AskKind
  title: string
  options?: string[] | undefined
  labels?: string[] | undefined
  /** Only for a score. */
  indicator?: Indicator | null | undefined
  /** Ballots given, out of `seats`; the leader's seat is not asked. */
  given: number
  seats: number
  mine: number | string | string[] | null
}

/** The workshop's questions and pages, in the session's language. */
export interface RoomWords {
  lang: Locale
  surveyPages: number
  resultsPages: number
  asks: ReadonlyMap<string, Ask>
  paced: readonly PacedPage[]
  page(position: number): { title: string; text: string; note: string | null; drawsScores: boolean } | undefined
}

export function roomWords(workshop: Pick<Workshop, 'locale' | 'survey' | 'results'>): RoomWords {
  const pages = [...workshop.survey, ...workshop.results]
  const shown = pages.map((page) => ({ ...withPhones(page), drawsScores: drawsScores(page) }))
  const { locale: lang, survey } = workshop
  return {
    lang,
    surveyPages: survey.length,
    resultsPages: workshop.results.length,
    asks: asksOf(workshop),
    paced: pacedPages(workshop),
    page: (position) => shown[position - 1],
  }
}

/**
 * State for the shared screen. `after` is the number it was sent last: a wish is sent once, and never to a new screen.
 */
export function roomState(facts: RoomFacts, { asks }: RoomWords, after: number | null): RoomState {
  const { number, code, locked, page, film, timer, seats, wish } = facts
  const open = openAsk(facts, asks)
  return {
    number,
    code,
    locked,
    page,
    film,
    timer,
    seats: seats.map(({ seat, look, here }) => ({ seat, ...seatLook(look), here })),
    leader: seats.some(({ role }) => role === 'leader'),
    asked: open && { key: open.key, kind: open.kind, given: facts.ballots.length },
    tally: facts.round?.tally ?? null,
    wish: wish && after !== null && wish.number > after ? wish.wish : null,
  }
}

/** State for one seat; of the ballots it contains only its own. */
export function seatState(facts: RoomFacts, words: RoomWords, { seat, role }: SeatFacts): SeatState {
  const page = words.page(facts.page)
  const open = openAsk(facts, words.asks)
  const mine = facts.ballots.find((ballot) => ballot.seat === seat)
  return {
    number: facts.number,
    seat,
    role,
    lang: words.lang,
    page: {
      number: facts.page,
      title: page?.title ?? '',
      of: words.surveyPages,
      results: words.resultsPages,
      ...(page?.drawsScores && { scores: true as const }),
    },
    asked: open && { ...askedOf(open, facts), mine: mine ? readBallot(open, mine.wire) : null },
    tally: facts.round?.tally ?? null,
    film: facts.film,
    timer: facts.timer,
    ended: false,
    ...(facts.isTrial && { trial: true as const }),
    ...(role === 'leader' && {
      text: page?.text ?? '',
      note: page?.note ?? null,
      blocked: facts.blocked,
      ...(open ? { asks: false } : asksNext(facts, words.asks)),
      pace: leadersPace(facts, words),
    }),
  }
}

/** Adds what could be shortened next whenever the team is behind; the shared screen shows that only if it is late. */
function leadersPace({ pace, page, position }: RoomFacts, { paced }: RoomWords): SeatState['pace'] {
  if (!pace) return null
  return { ...pace, shorten: pace.sign === 'behind' ? shortenable(paced, Math.max(page, position)) : [] }
}

/** The final state of a seat: it left, was removed, or its room is closed. */
export const endedState = (
  { seat, role }: Pick<SeatFacts, 'seat' | 'role'>,
  number: number,
  why: SeatEnd,
): SeatState => ({
  number,
  seat,
  role,
  lang: null,
  page: null,
  asked: null,
  tally: null,
  film: null,
  timer: null,
  ended: true,
  why,
})

const openAsk = ({ round }: RoomFacts, asks: RoomWords['asks']): Ask | null =>
  (round && !round.tally && asks.get(round.key)) || null

const askedOf = (ask: Ask, { ballots, seats }: RoomFacts): Omit<Asked, 'mine'> => ({
  key: ask.key,
  kind: ask.kind,
  title: ask.title,
  ...('options' in ask && { options: ask.options, labels: ask.labels }),
  ...(ask.kind === 'score' && { indicator: indicatorOf(ask) }),
  given: ballots.length,
  seats: membersOf(seats),
})

/** True if turning to this page ends the question's round. */
export const leavesRound = (asks: RoomWords['asks'], key: string, from: number, to: number): boolean =>
  from !== to && asks.get(key)?.page !== to
