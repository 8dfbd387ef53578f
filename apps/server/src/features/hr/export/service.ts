import { setImmediate } from 'node:timers/promises'
import {
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
import type { ExportRequest } from '../../../http/callers.ts'
import type { Cell } from '../../../infra/sheets/cell.ts'
import { type FinishedTeam, finishedTeams } from '../finished-team/data.ts'
import { orderOf } from '../finished-team/service.ts'
import { type Given, givenBy, revisionIds } from './data.ts'

type Exporting = Pick<Deps, 'db' | 'library'>

/** Small, so that the memory of a page is soon freed. */
const PAGE = 50
/** Other calls get a turn after this many rows: making one takes a tenth of a millisecond. */
const TURN = 10

interface QuestionColumn {
  question: Question
  /** Where the question is asked, for titles that occur more than once. */
  page: string
}

type Opinion = NonNullable<Workshop['results'][number]['opinion']>

interface Columns {
  questions: QuestionColumn[]
  opinions: Opinion[]
  /** The language of who reads it. */
  locale: Locale
}

/** The header, then one row per team, read page by page as fast as they are consumed. */
export async function* exportedRows(
  deps: Exporting,
  asked: ExportRequest,
  locale: Locale = 'en',
): AsyncGenerator<Cell[]> {
  const published = await deps.library.published()
  const workshops = published.map((revision) => revision.inLocale(locale).workshop)
  const columns = {
    questions: await questionColumns(deps, asked.version ? [asked.version] : workshops.map(({ slug }) => slug), locale),
    opinions: opinionColumns(workshops),
    locale,
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

/** The questions of all revisions of a version, each once, in the words and order of the newest that asks it. */
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
  const its = { locale }
  const ends = { least: opinionLabel(0, locale), most: opinionLabel(4, locale) }
  const titles = questions.map(({ question }) => question.title)
  const isUnique = (title: string) => titles.indexOf(title) === titles.lastIndexOf(title)
  return [
    m.export_team({}, its),
    m.export_version({}, its),
    m.export_email({}, its),
    m.export_finished({}, its),
    ...INDICATORS.map((indicator) => m.export_score({ name: INDICATOR_NAMES[indicator] }, its)),
    ...questions.map(({ question: { title }, page }) => (isUnique(title) ? title : `${page}: ${title}`)),
    ...opinions.map(({ statement }) => m.export_opinion({ statement, ...ends }, its)),
  ]
}

async function rowOf(
  { library }: Exporting,
  columns: Columns,
  team: FinishedTeam,
  { answers, opinions }: Given = { answers: new Map(), opinions: new Map() },
): Promise<Cell[]> {
  const { workshop } = await library.revision(team.revision_id)
  const scores = givenScores(answers, workshop.scoreQuestions)
  return [
    team.name,
    workshop.name,
    team.email,
    { day: dayOf(team.finished_at) },
    ...INDICATORS.map((indicator) => scores[indicator]),
    ...columns.questions.map(({ question }) => cellOf(question, answers.get(question.id), columns.locale)),
    ...columns.opinions.map(({ type }) => opinions.get(type) ?? null),
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
