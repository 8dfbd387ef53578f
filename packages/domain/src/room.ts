import { type Ask, type AskKind, asksOf } from './ask.ts'
import { readBallot } from './ballot.ts'
import type { Gate } from './gate.ts'
import type { Locale } from './languages.ts'
import { type Pace, type PacedPage, pacedPages, type Shortening, shortenable } from './pace.ts'
import { withPhones } from './phones.ts'
import type { Tally } from './reveal.ts'
import { type SeatColour, type SeatShape, seatLook } from './seat.ts'
import type { FilmLanguage, Indicator, Workshop } from './workshop.ts'

/** The shared screen's word, with the server's moment in milliseconds at which it was true. */
export interface FilmFact {
  playing: boolean
  /** In seconds, as is what is left of a timer. */
  position: number
  at: number
  /** What it is heard in. */
  language?: FilmLanguage | undefined
  /** Of the whole film, in seconds; unknown until it is loaded. */
  length?: number | undefined
  captions?: boolean | undefined
}
export interface TimerFact {
  running: boolean
  left: number
  at: number
  /** What it began with. */
  of?: number | undefined
}
/** When the team wants to finish, and how it keeps to that. */
export interface PaceFact extends Pick<Pace, 'sign' | 'minutes'> {
  /** A moment in milliseconds. */
  finishAt: number
}

export const WISHES = [
  'next',
  'back',
  'timer-play',
  'timer-pause',
  'timer-reset',
  'film-play',
  'film-pause',
  'film-rewind',
  'captions-on',
  'captions-off',
  'reveal',
] as const
export type Wish = (typeof WISHES)[number]
export type SeatRole = 'member' | 'leader'

/** One room as its rows say it. */
export interface RoomFacts {
  /** Grows with every change. */
  number: number
  code: string
  locked: boolean
  /** The position of the page shown. */
  page: number
  /** How far the team has come: it may look at an earlier page. */
  position: number
  film: FilmFact | null
  timer: TimerFact | null
  /** Why Next step is closed on the screen. */
  blocked: Gate | null
  /** Null where the team has not said when it wants to finish. */
  pace: PaceFact | null
  seats: SeatFacts[]
  /** What is or was asked last; its tally once it was revealed. */
  round: { key: string; tally: Tally | null } | null
  /** Of the open question alone. */
  ballots: { seat: number; wire: string }[]
  /** The last wish of the leader, and the number of the room with which it came. */
  wish: { wish: Wish; number: number } | null
}

export interface SeatFacts {
  seat: number
  look: number
  role: SeatRole
  /** Whether its phone listens. */
  here: boolean
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

export interface SeatState {
  number: number
  seat: number
  role: SeatRole
  /** The language of the room; null, like the page, once it has ended. */
  lang: Locale | null
  /** Results pages are counted after those of the survey, of which there are so many. */
  page: { number: number; title: string; of: number } | null
  asked: Asked | null
  tally: Tally | null
  film: FilmFact | null
  timer: TimerFact | null
  ended: boolean
  /** For the leader alone. */
  text?: string | undefined
  note?: string | null | undefined
  blocked?: Gate | null | undefined
  pace?: (PaceFact & { shorten: Shortening[] }) | null | undefined
}

interface Asked {
  key: string
  kind: AskKind
  title: string
  options?: string[] | undefined
  labels?: string[] | undefined
  /** Of a score. */
  indicator?: Indicator | null | undefined
  /** How many gave, of how many seats; the leader's is not asked. */
  given: number
  seats: number
  mine: number | string | string[] | null
}

/** What the rows do not say: the questions and pages of the workshop, in the language of the session. */
export interface RoomWords {
  lang: Locale
  surveyPages: number
  asks: ReadonlyMap<string, Ask>
  paced: readonly PacedPage[]
  page(position: number): { title: string; text: string; note: string | null } | undefined
}

export function roomWords(workshop: Pick<Workshop, 'locale' | 'survey' | 'results'>): RoomWords {
  const pages = [...workshop.survey, ...workshop.results]
  const said = pages.map((page) => withPhones(page))
  const { locale: lang, survey } = workshop
  return {
    lang,
    surveyPages: survey.length,
    asks: asksOf(workshop),
    paced: pacedPages(workshop),
    page: (position) => said[position - 1],
  }
}

/** What the shared screen gets. `after` is the number it got last: a wish is told once, and never to a newcomer. */
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

/** What one seat gets: of all that was given, its own alone. */
export function seatState(facts: RoomFacts, words: RoomWords, { seat, role }: SeatFacts): SeatState {
  const page = words.page(facts.page)
  const open = openAsk(facts, words.asks)
  const mine = facts.ballots.find((ballot) => ballot.seat === seat)
  return {
    number: facts.number,
    seat,
    role,
    lang: words.lang,
    page: { number: facts.page, title: page?.title ?? '', of: words.surveyPages },
    asked: open && { ...told(open, facts), mine: mine ? readBallot(open, mine.wire) : null },
    tally: facts.round?.tally ?? null,
    film: facts.film,
    timer: facts.timer,
    ended: false,
    ...(role === 'leader' && {
      text: page?.text ?? '',
      note: page?.note ?? null,
      blocked: facts.blocked,
      pace: leadersPace(facts, words),
    }),
  }
}

/** With what could be shortened next, for whoever looks: the shared screen says it only where a team is late. */
function leadersPace({ pace, page, position }: RoomFacts, { paced }: RoomWords): SeatState['pace'] {
  if (!pace) return null
  return { ...pace, shorten: pace.sign === 'behind' ? shortenable(paced, Math.max(page, position)) : [] }
}

/** The last a seat hears: it left, was removed, or its room is closed. */
export const endedState = ({ seat, role }: Pick<SeatFacts, 'seat' | 'role'>, number: number): SeatState => ({
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
})

const openAsk = ({ round }: RoomFacts, asks: RoomWords['asks']): Ask | null =>
  (round && !round.tally && asks.get(round.key)) || null

const told = (ask: Ask, { ballots, seats }: RoomFacts): Omit<Asked, 'mine'> => ({
  key: ask.key,
  kind: ask.kind,
  title: ask.title,
  ...('options' in ask && { options: ask.options, labels: ask.labels }),
  ...(ask.kind === 'score' && { indicator: ask.question.indicator }),
  given: ballots.length,
  seats: seats.filter(({ role }) => role === 'member').length,
})

/** Whether turning to this page leaves the question behind. */
export const leavesRound = (asks: RoomWords['asks'], key: string, from: number, to: number): boolean =>
  from !== to && asks.get(key)?.page !== to
