import type pg from 'pg'

/** HR's figures of rounds, counted a second time from the raw answers and without the product's rules. */

const INDICATORS = ['connect', 'trust', 'inspire'] as const
type Indicator = (typeof INDICATORS)[number]
type Slug = 'v1' | 'v2'

/** The seed's numbering. */
const SCORES: Record<Slug, Record<Indicator, number>> = {
  v1: { connect: 1, trust: 4, inspire: 7 },
  v2: { connect: 19, trust: 20, inspire: 21 },
}
/** The question of each action, its date, and its indicator; of v2, the one ranked first. */
const ACTIONS: Record<Slug, [text: number, date: number, indicator: Indicator | null][]> = {
  v1: [
    [10, 12, 'connect'],
    [13, 15, 'trust'],
    [16, 18, 'inspire'],
  ],
  v2: [[29, 31, null]],
}
const STORY = 'FKBMDIALGCJEH'

interface Team {
  id: string
  email: string
  version: Slug
  finished: Date | null
  position: number
  answers: Map<number, string>
  states: Map<number, string>
  round: number | null
  labels: string[]
}

export interface Shown {
  teams: number
  average: number
}

export async function recount(sql: pg.Pool) {
  const teams = await readTeams(sql)
  const finished = teams.filter((team) => team.finished)
  const of = (round: number) => finished.filter((team) => team.round === round)
  return {
    teams: (round: number) => of(round).length,
    /** Scores of a whole round. */
    scores: (round: number) => ofIndicators((indicator) => hiddenBelow(3, given(of(round), indicator))),
    /** Scores of these values of a label column; what is hidden is null. */
    labels(round: number, column: number, smallest: number, names: string[]) {
      const within = (name: string) => of(round).filter(({ labels }) => (labels[column] ?? '') === name)
      const byIndicator = ofIndicators((indicator) => {
        const numbers = new Map(names.map((name) => [name, given(within(name), indicator)]))
        const hidden = hiddenNames(new Map([...numbers].map(([name, { length }]) => [name, length])), smallest)
        return (name: string) => (hidden.has(name) ? null : averaged(numbers.get(name) ?? []))
      })
      return Object.fromEntries(names.map((name) => [name, ofIndicators((each) => byIndicator[each](name))]))
    },
    same(round: number, against: number) {
      const pairs = of(round).flatMap((now) => of(against).filter(({ email }) => email === now.email).map((before) => [now, before] as const)) // biome-ignore format: one line
      return {
        teams: pairs.length,
        scores: ofIndicators((indicator) => {
          const both = pairs.filter(([now, before]) => scoreOf(now, indicator) && scoreOf(before, indicator))
          const average = (nth: 0 | 1) => averaged(both.map((pair) => Number(scoreOf(pair[nth], indicator))))?.average
          return { teams: both.length, now: average(0), before: average(1) }
        }),
      }
    },
    /** How many actions are in each state, and how many teams have any. */
    actions(today: string, round: number | null, within: (team: Team) => boolean = () => true) {
      const chosen = finished.filter((team) => (round === null || team.round === round) && within(team))
      const found = chosen.map((team) => actionsOf(team, today))
      return { teams: found.filter(({ length }) => length > 0).length, states: summed(found.flat()) }
    },
    cards(round: number) {
      const right = of(round).flatMap(({ answers }) => {
        const laid = [...(answers.get(33) ?? '').replace(/[^A-Z]/g, '')]
        return laid.length > 0 ? [[...STORY].filter((card, place) => laid[place] === card).length] : []
      })
      return Array.from({ length: STORY.length + 1 }, (_, hits) => right.filter((each) => each === hits).length)
    },
    others(round: number) {
      const texts = of(round).flatMap(({ answers }) => {
        const typed = (JSON.parse(answers.get(27) ?? '[]') as string[]).find((entry) => entry.startsWith('others='))
        return typed ? [typed.slice(7).trim().replace(/\s+/g, ' ').toLowerCase()] : []
      })
      return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length] as const)
    },
    /** On which part unfinished teams of v2 stand. */
    stops: (round: number) =>
      [1, 4, 13, 19, 26, 32].map((from, nth, parts) => {
        const next = parts[nth + 1] ?? Number.POSITIVE_INFINITY
        const waiting = teams.filter((team) => team.round === round && !team.finished)
        return waiting.filter(({ position }) => (nth === 0 || position >= from) && position < next).length
      }),
    teamsOf: (round: number) => of(round),
  }
}

async function readTeams(sql: pg.Pool): Promise<Team[]> {
  const { rows } = await sql.query(`
    select id, email_key, version_slug, finished_at, position,
      (select coalesce(json_object_agg(question_id, value), '{}') from answer where session_id = id) as answers,
      (select coalesce(json_object_agg(question_id, state), '{}') from (
        select distinct on (question_id) * from (
          select substr(field, 8)::int as question_id, value as state, 0 as later, given_at as at from look_back_note
          where session_id = session.id and field like 'action-%'
          union all
          select question_id, state, 1, action_state.session_id from action_state
          where session_id in (select id from session as later where later.earlier_id = session.id)
        ) as word order by question_id, later desc, at desc) as words) as states
    from session`)
  const invitees = await sql.query(
    'select session_id, round_id, email_key, labels from invitee where session_id is not null',
  )
  const bySession = new Map(invitees.rows.map((row) => [row.session_id, row]))
  return rows.map((row) => ({
    id: row.id,
    email: bySession.get(row.id)?.email_key ?? `nobody ${row.id}`,
    version: row.version_slug,
    finished: row.finished_at,
    position: row.position,
    answers: numbered(row.answers),
    states: numbered(row.states),
    round: bySession.get(row.id)?.round_id ?? null,
    labels: bySession.get(row.id)?.labels ?? [],
  }))
}

const numbered = (object: Record<string, string>) =>
  new Map(Object.entries(object).map(([key, value]) => [Number(key), value]))

const ofIndicators = <Found>(find: (indicator: Indicator) => Found) =>
  Object.fromEntries(INDICATORS.map((indicator) => [indicator, find(indicator)])) as Record<Indicator, Found>

const scoreOf = ({ version, answers }: Team, indicator: Indicator) => answers.get(SCORES[version][indicator])
const given = (teams: Team[], indicator: Indicator) =>
  teams.flatMap((team) => (scoreOf(team, indicator) === undefined ? [] : [Number(scoreOf(team, indicator))]))

const averaged = (numbers: number[]): Shown | null => {
  const sum = numbers.reduce((total, number) => total + number, 0)
  return numbers.length === 0 ? null : { teams: numbers.length, average: Math.round((sum / numbers.length) * 10) / 10 }
}
const hiddenBelow = (fewest: number, numbers: number[]) => (numbers.length < fewest ? null : averaged(numbers))

/** The rule as it is written down: hide the next smallest while the hidden are one, or too few together. */
export function hiddenNames(counts: Map<string, number>, smallest: number): Set<string> {
  const sorted = [...counts].filter(([, teams]) => teams > 0).sort((one, other) => one[1] - other[1])
  let hide = sorted.filter(([, teams]) => teams < smallest).length
  const isOpen = () => {
    const together = sorted.slice(0, hide).reduce((total, [, teams]) => total + teams, 0)
    return hide > 0 && hide < sorted.length && (hide === 1 || together < smallest)
  }
  while (isOpen()) hide++
  const empty = [...counts].filter(([, teams]) => teams === 0)
  return new Set([...sorted.slice(0, hide), ...empty].map(([name]) => name))
}

function actionsOf({ version, answers, states }: Team, today: string): { indicator: string; state: string }[] {
  return ACTIONS[version].flatMap(([text, date, about]) => {
    if (!answers.get(text)?.trim()) return []
    const first = (JSON.parse(answers.get(28) ?? '[]') as string[])[0]?.toLowerCase() ?? 'none'
    const by = answers.get(date) || '9999'
    const word = states.get(text) ?? 'not-yet'
    return [{ indicator: about ?? first, state: word === 'not-yet' ? (by < today ? 'overdue' : 'due') : word }]
  })
}

const summed = (actions: { indicator: string; state: string }[]) => {
  const count = (indicator: string | null) =>
    Object.fromEntries(
      ['due', 'overdue', 'under-way', 'done', 'dropped'].map((state) => [
        state,
        actions.filter((each) => each.state === state && (indicator === null || each.indicator === indicator)).length,
      ]),
    )
  return { all: count(null), ...ofIndicators(count) }
}
