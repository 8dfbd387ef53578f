import type { Question, Workshop } from '@thrive/domain'

/** What a team's browser sends, and when, in seconds since Start. */
export interface Moment {
  at: number
  does: 'start' | 'load' | 'save' | 'next' | 'name' | 'opinion' | 'photo' | 'summary'
  position: number
  questions: Question[]
}

export interface Schedule {
  workshop: Workshop
  seconds: number
  moments: Moment[]
}

/** How long the workshop takes, as announced to teams. */
const HOURS: Record<string, number> = { v1: 3, v2: 2 }
const FILM_SECONDS = 60
const RESULTS_SECONDS = 60
/** The browser saves every five seconds while somebody types without a pause or a stop-after timer runs. */
const SAVE_EVERY = 5
const TYPING_SECONDS = 60
/** How often per workshop a laptop wakes up or a page is opened again. */
const RELOADS = 2

/** A team that uses its workshop's announced time: films and timers take theirs, and the other pages share the rest. */
export function scheduleOf(workshop: Workshop): Schedule {
  const seconds = (HOURS[workshop.slug] ?? 2) * 3_600
  const fixed = workshop.survey.map(({ kind, timer }) => (kind === 'video' ? FILM_SECONDS : (timer?.seconds ?? 0)))
  const open = fixed.filter((length) => length === 0).length
  const rest = seconds - fixed.reduce((sum, length) => sum + length, 0) - workshop.results.length * RESULTS_SECONDS
  const moments: Moment[] = [{ at: 0, does: 'start', position: 1, questions: [] }]
  let at = 1
  let held: Question[] = []
  for (const [index, { page, group, timer }] of workshop.survey.entries()) {
    const length = fixed[index] || rest / open
    const own = group?.questions ?? []
    held = [...held, ...own]
    const measured = timer?.mode === 'stop-after' ? Math.floor(length / SAVE_EVERY) : 0
    const saves = own.reduce((sum, question) => sum + savesOf(question), measured)
    for (let nth = 0; nth < saves; nth++)
      moments.push({ at: at + (length * (nth + 0.5)) / saves, does: 'save', position: page, questions: held })
    at += length
    moments.push({ at, does: 'next', position: page, questions: [] })
  }
  for (const { page, kind } of workshop.results) {
    const position = workshop.survey.length + page
    for (const does of RESULTS[kind] ?? []) moments.push({ at: at + 5, does, position, questions: [] })
    at += RESULTS_SECONDS
    moments.push({ at, does: 'next', position, questions: [] })
  }
  moments.push({
    at: at + 2,
    does: 'summary',
    position: workshop.survey.length + workshop.results.length + 1,
    questions: [],
  })
  for (let nth = 1; nth <= RELOADS; nth++) {
    const when = (at * nth) / (RELOADS + 1)
    const position = moments.findLast((moment) => moment.at <= when)?.position ?? 1
    moments.push({ at: when, does: 'load', position, questions: [] })
  }
  return { workshop, seconds: at, moments: moments.sort((a, b) => a.at - b.at) }
}

const RESULTS: Partial<Record<string, Moment['does'][]>> = {
  photo: ['summary', 'photo'],
  name: ['summary', 'name'],
  opinion: ['opinion'],
  final: ['summary'],
}

function savesOf(question: Question): number {
  if (question.type === 'text' && question.writtenBy === 'timer') return 0
  const typed = question.type === 'text' || (question.type === 'revisit' && question.field !== 'date')
  return typed ? TYPING_SECONDS / SAVE_EVERY : 3
}

/** The number of requests at each moment. */
export const CALLS: Record<Moment['does'], number> = {
  start: 6,
  load: 2,
  save: 1,
  next: 1,
  name: 1,
  opinion: 1,
  photo: 1,
  summary: 1,
}

export const requestsOf = ({ moments }: Schedule): number => moments.reduce((sum, { does }) => sum + CALLS[does], 0)
