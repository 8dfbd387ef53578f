import type { Response } from '@thrive/contract'
import {
  averageOf,
  type Counts,
  FEWEST_TEAMS,
  type Indicator,
  type Locale,
  MEASURES,
  type Option,
  OTHERS_OPTION,
  type QuestionOf,
  quartilesOf,
  storyOf,
  tensOf,
  totalOf,
  valuesOf,
  type Workshop,
} from '@thrive/domain'
import { m } from '@thrive/words'
import type { Count } from './data.ts'

type Insight = Response<'GET /api/admin/insight'>

/** The counts of a period by version and measure. */
export interface Tally {
  /** How many teams had each value. */
  values(versions: string[], measure: string): Map<string, number>
  numbers(versions: string[], measure: string): Counts
  teams(versions: string[], measure: string): number
}

export function tallyOf(counts: Count[]): Tally {
  const byKey = Map.groupBy(counts, ({ version, measure }) => `${version} ${measure}`)
  const values: Tally['values'] = (versions, measure) => {
    const found = new Map<string, number>()
    for (const { value, teams } of versions.flatMap((version) => byKey.get(`${version} ${measure}`) ?? []))
      found.set(value, (found.get(value) ?? 0) + teams)
    return found
  }
  const numbers: Tally['numbers'] = (versions, measure) =>
    new Map([...values(versions, measure)].map(([value, teams]) => [Number(value), teams]))
  return { values, numbers, teams: (versions, measure) => totalOf(numbers(versions, measure)) }
}

type Hidden = { hidden: true; teams: number }
type Shown<Figures> = { hidden: false; teams: number } & Figures

export const figureOf = <Figures extends object>(teams: number, figures: () => Figures): Hidden | Shown<Figures> =>
  teams < FEWEST_TEAMS ? { hidden: true, teams } : { hidden: false, teams, ...figures() }

export const roundedAverage = (sum: number, teams: number) => Math.round((sum / teams) * 10) / 10

export const ofIndicators = <Figure>(figure: (indicator: Indicator) => Figure): Record<Indicator, Figure> => ({
  connect: figure('connect'),
  trust: figure('trust'),
  inspire: figure('inspire'),
})

export const spreadOf = (counts: Counts): Insight['scores']['connect'] =>
  figureOf(totalOf(counts), () => ({ average: averageOf(counts), ...quartilesOf(counts), tens: tensOf(counts) }))

export function journeyOf({ slug, name, journey }: Workshop, tally: Tally): Insight['journeys'][number] {
  const parts = tally.values([slug], MEASURES.part)
  const started = parts.get('1') ?? 0
  const minutes = tally.numbers([slug], MEASURES.minutes)
  const finished = tally.values([slug], MEASURES.finished).get('') ?? 0
  return {
    version_slug: slug,
    version_name: name,
    started,
    finished,
    reached: figureOf(started, () => ({
      parts: journey.parts.map(({ title }, index) => ({ title, teams: parts.get(String(index + 1)) ?? 0 })),
    })),
    stops: figureOf(started, () => ({ parts: stopsOf(journey, parts, finished) })),
    minutes: figureOf(totalOf(minutes), () => quartilesOf(minutes)),
  }
}

/** A team stands on the last part that it reached, unless it has finished. */
const stopsOf = ({ parts }: Workshop['journey'], reached: Map<string, number>, finished: number) =>
  parts.map(({ title }, index) => {
    const wentOn = index + 1 < parts.length ? (reached.get(String(index + 2)) ?? 0) : finished
    return { title, teams: Math.max(0, (reached.get(String(index + 1)) ?? 0) - wentOn) }
  })

/** None if the version has no card game. */
export function cardsOf({ slug, name, survey }: Workshop, tally: Tally): Insight['cards'] {
  const cards = storyOf(survey).length
  if (cards === 0) return []
  const right = tally.numbers([slug], MEASURES.cardsRight)
  const seconds = tally.numbers([slug], MEASURES.cardsSeconds)
  return [
    {
      version_slug: slug,
      version_name: name,
      cards,
      right: figureOf(totalOf(right), () => ({
        counts: Array.from({ length: cards + 1 }, (_, hits) => right.get(hits) ?? 0),
        average: averageOf(right),
      })),
      seconds: figureOf(totalOf(seconds), () => quartilesOf(seconds)),
    },
  ]
}

export function opinionOf(counts: Counts): Insight['opinions'][number]['result'] {
  return figureOf(totalOf(counts), () => ({
    counts: [0, 1, 2, 3, 4].map((score) => counts.get(score) ?? 0),
    average: averageOf(counts),
  }))
}

export function choiceOf(
  { slug, locale }: Workshop,
  { id, title, options, others }: QuestionOf<'multiple'>,
  tally: Tally,
): Insight['choices'][number] {
  const chosen = tally.values([slug], MEASURES.choice(id))
  const names = withFormer([...valuesOf(options), ...(others ? [OTHERS_OPTION] : [])], chosen)
  const labelled = labels(options, locale)
  const answered = tally.values([slug], MEASURES.answered(id)).get('') ?? 0
  return {
    version_slug: slug,
    question_id: id,
    title,
    result: figureOf(answered, () => ({
      options: names.map((option) => ({ ...labelled(option), teams: chosen.get(option) ?? 0 })),
    })),
  }
}

export function rankingOf(
  { slug, locale }: Workshop,
  { id, title, options }: QuestionOf<'ranking'>,
  tally: Tally,
): Insight['rankings'][number] {
  const places = options.map((_, index) => tally.values([slug], MEASURES.rank(id, index + 1)))
  const names = withFormer(valuesOf(options), places[0] ?? new Map())
  const labelled = labels(options, locale)
  const ranked = [...(places[0]?.values() ?? [])].reduce((total, teams) => total + teams, 0)
  return {
    version_slug: slug,
    question_id: id,
    title,
    result: figureOf(ranked, () => ({
      options: names.map((option) => ({ ...labelled(option), places: places.map((place) => place.get(option) ?? 0) })),
    })),
  }
}

/** Labels come from the newest revision; an option of an earlier revision is labelled with its value. */
const labels = (options: Option[], locale: Locale) => {
  const known = new Map(options.map(({ value, label }) => [value, label]))
  known.set(OTHERS_OPTION, m.choices_others({}, { locale }))
  return (option: string) => ({ option, label: known.get(option) ?? option })
}

/** The current options in order, then those that existed only in earlier revisions. */
const withFormer = (options: string[], found: Map<string, number>) => [...new Set([...options, ...found.keys()])]
