import { setImmediate } from 'node:timers/promises'
import {
  actionsOf,
  dayOf,
  givenScores,
  INDICATOR_NAMES,
  INDICATORS,
  isCalendarDate,
  isGiven,
  type Locale,
  type Question,
  readable,
  type Workshop,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { opinionLabel, readingWords } from '@thrive/words/answers'
import type { Deps } from '../../../deps.ts'
import type { ExportRequest, Ticket } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import type { Cell } from '../../../infra/sheets/cell.ts'
import { type FinishedTeam, finishedTeams } from './data.ts'
import { type Given, givenBy, revisionIds, takeTicket } from './export-data.ts'
import { lookBackCells, lookBackHeader } from './export-look-backs.ts'
import { orderOf } from './service.ts'

type Exporting = Pick<Deps, 'db' | 'library'>

/** Small, so that a page's memory is soon freed. */
const PAGE = 50
/** Yields to other calls after this many rows: each row takes a tenth of a millisecond. */
const TURN = 10

interface QuestionColumn {
  question: Question
  /** The question's page, to tell apart titles that occur more than once. */
  page: string
}

type Opinion = NonNullable<Workshop['results'][number]['opinion']>

interface Columns {
  questions: QuestionColumn[]
  opinions: Opinion[]
  /** The reader's language. */
  locale: Locale
  timeZone: string
}

/** Yields the header, then one row per team, reading pages only as fast as they are consumed. */
export async function* exportedRows(
  deps: Exporting,
  asked: ExportRequest & { timeZone: string },
  locale: Locale = 'en',
): AsyncGenerator<Cell[]> {
  const published = await deps.library.published()
  const workshops = published.map((revision) => revision.inLocale(locale).workshop)
  const columns = {
    questions: await questionColumns(deps, asked.version ? [asked.version] : workshops.map(({ slug }) => slug), locale),
    opinions: opinionColumns(workshops),
    locale,
    timeZone: asked.timeZone,
  }
  yield headerOf(columns)
  const order = orderOf(asked)
  for (let after: string[] | undefined; ; ) {
    const teams = await finishedTeams(deps.db, asked, order, after, PAGE)
    const given = await givenBy(
      deps.db,
      teams.map(({ id }) => id),
    )
    for (const [nth, team] of teams.entries()) {
      if (nth % TURN === 0) await setImmediate()
      yield await rowOf(deps, columns, team, given.get(team.id))
    }
    after = teams.at(-1)?.place
    if (teams.length < PAGE) return
  }
}

/** The questions of all revisions, each once, worded and ordered as in the newest revision that asks it. */
async function questionColumns({ db, library }: Exporting, slugs: string[], locale: Locale): Promise<QuestionColumn[]> {
  const columns = new Map<number, QuestionColumn>()
  for (const slug of slugs)
    for (const id of await revisionIds(db, slug)) {
      const { workshop } = (await library.revision(id)).inLocale(locale)
      for (const { group, title } of workshop.survey)
        for (const question of group && !group.hidden ? group.questions : [])
          if (!columns.has(question.id)) columns.set(question.id, { question, page: title })
    }
  return [...columns.values()]
}

function headerOf({ questions, opinions, locale }: Columns): Cell[] {
  const options = { locale }
  const ends = { least: opinionLabel(0, locale), most: opinionLabel(4, locale) }
  const titles = questions.map(({ question }) => question.title)
  const isUnique = (title: string) => titles.indexOf(title) === titles.lastIndexOf(title)
  return [
    m.export_team({}, options),
    m.export_version({}, options),
    m.export_email({}, options),
    m.export_finished({}, options),
    ...INDICATORS.map((indicator) => m.export_score({ name: INDICATOR_NAMES[indicator] }, options)),
    ...questions.map(({ question: { title }, page }) => (isUnique(title) ? title : `${page}: ${title}`)),
    ...opinions.map(({ statement }) => m.export_opinion({ statement, ...ends }, options)),
    ...lookBackHeader(locale),
  ]
}

async function rowOf(
  { library }: Exporting,
  columns: Columns,
  team: FinishedTeam,
  { answers, opinions, notes }: Given = { answers: new Map(), opinions: new Map(), notes: [] },
): Promise<Cell[]> {
  const { workshop } = await library.revision(team.revision_id)
  const scores = givenScores(answers, workshop.scoreQuestions)
  return [
    team.name,
    workshop.name,
    team.email,
    { day: dayOf(team.finished_at, columns.timeZone) },
    ...INDICATORS.map((indicator) => scores[indicator]),
    ...columns.questions.map(({ question }) => cellOf(question, answers.get(question.id), columns.locale)),
    ...columns.opinions.map(({ type }) => opinions.get(type) ?? null),
    ...lookBackCells(notes, actionsOf(workshop, answers), columns),
  ]
}

/** Unanswered questions stay empty. */
function cellOf(question: Question, wire: string | undefined, locale: Locale): Cell {
  if (!isGiven(question, wire)) return null
  if (question.type === 'slider') return Number(wire)
  if (isCalendarDate(wire)) return { day: wire }
  const text = readable(question, wire, readingWords(locale))
  return text.kind === 'list' ? text.items.join('; ') : text.text
}

function opinionColumns(workshops: Workshop[]): Opinion[] {
  const opinions = workshops.flatMap(({ results }) => results.flatMap(({ opinion }) => opinion ?? []))
  return [...new Map(opinions.map((opinion) => [opinion.type, opinion])).values()]
}

/** Each link to an export works once. */
export async function ticketOf(db: Database, ticket: string): Promise<Ticket> {
  const taken = await takeTicket(db, ticket)
  if (!taken) throw notFound('link-expired')
  return taken
}
