import { loadWorkshops } from '@thrive/content'
import { endPosition, planOf, type Question, type Workshop } from '@thrive/domain'
import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import sharp from 'sharp'
import { failureOf, sleep } from './drill.ts'
import { compare, emptyLedger, type Facts, type Ledger, type Reader } from './ledger.ts'

const WORKSHOPS = loadWorkshops()
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
/** Longer than the server's statement timeout, so that no call is still running when it is repeated. */
const PATIENCE_MS = 30_000
const MOST_CALLS = 2_000
const PLAN = ['save', 'save', 'save', 'save', 'step', 'step', 'twoSteps', 'name', 'opinion', 'photo'] as const

type Fields = Record<string, string | Blob>

export interface Game {
  origin: string
  reader: Reader
  goesOn(): boolean
  onAcknowledged?(): void
}

/**
 * Plays a session over HTTP until stopped, repeating every call until it is acknowledged. After a failure the team
 * first checks what is stored: a loss must show before a later answer hides it.
 */
export async function playTeam(game: Game, seed: number): Promise<Ledger> {
  const random = seededRandom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  const workshop = WORKSHOPS[seed % WORKSHOPS.length] as Workshop
  const questions = workshop.survey.flatMap(({ group }) => group?.questions ?? [])
  const end = endPosition(planOf(workshop))
  const ledger = emptyLedger()

  const lookBack = async () => {
    const stored = ledger.uuid && (await game.reader.read(ledger.uuid).catch(() => null))
    if (stored) ledger.problems.push(...compare(ledger, stored))
  }
  const post = async (path: string, fields: Fields): Promise<unknown> => {
    for (;;) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const request = { method: 'POST', headers: HEADERS, body, signal: AbortSignal.timeout(PATIENCE_MS) }
      const response = await fetch(game.origin + path, request).catch(() => null)
      const answer = await response?.json().catch(() => undefined)
      if (response?.ok && answer !== undefined) return answer
      if (response && response.status < 500) throw new Error(`${path} was refused with ${response.status}`)
      ledger.repeats++
      ledger.failures.push(failureOf(path, response, answer))
      await sleep(200 + random() * 400)
      await lookBack()
    }
  }
  /** What the call would change is pending until it is acknowledged. */
  const send = async (path: string, fields: Fields, facts: Facts, times = 1): Promise<unknown[]> => {
    ledger.underway = facts
    const all = await Promise.all(Array.from({ length: times }, () => post(path, { uuid: ledger.uuid, ...fields })))
    for (const [fact, value] of facts) ledger.acknowledged.set(fact, value)
    ledger.underway = new Map()
    ledger.calls += times
    game.onAcknowledged?.()
    return all
  }
  const step = async (times: number) => {
    const from = Number(ledger.acknowledged.get('position'))
    const to = Math.min(from + 1, end)
    const reached = await send('/api/session/next', { from: String(from) }, new Map([['position', String(to)]]), times)
    for (const position of reached)
      if (position !== to) ledger.problems.push(`${ledger.uuid} stepped from ${from} to ${position}`)
  }

  const actions: Record<(typeof PLAN)[number], () => Promise<unknown>> = {
    save() {
      const at = Date.now()
      const chosen = Array.from({ length: 1 + upTo(3) }, () => questions[upTo(questions.length)] as Question)
      const given = new Map(chosen.map((question) => [question.id, answerFor(question, { random })]))
      const answers = JSON.stringify([...given].map(([question_id, value]) => ({ question_id, value, at })))
      return send('/api/answer/set', { answers }, new Map([...given].map(([id, value]) => [`answer ${id}`, value])))
    },
    step: () => step(1),
    twoSteps: () => step(2),
    name() {
      const name = `Team ${seed} ${upTo(1e6)}`
      return send('/api/session/name', { name }, new Map([['name', name]]))
    },
    opinion() {
      const [type, score] = [random() < 0.5 ? 'relevant' : 'experience', String(upTo(5))]
      return send('/api/opinion/set', { type, score }, new Map([[`opinion ${type}`, score]]))
    },
    async photo() {
      const [width, height] = [20 + upTo(200), 20 + upTo(200)]
      const background = { r: upTo(256), g: upTo(256), b: upTo(256) }
      const picture = await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer()
      const photo = new Blob([new Uint8Array(picture)], { type: 'image/png' })
      return send('/api/session/photo', { photo }, new Map([['photo', `${width}x${height}`]]))
    },
  }

  try {
    const start = { email: `drill${seed}@example.org`, versionSlug: workshop.slug }
    const created = (await post('/api/session/create', start)) as { uuid: string }
    ledger.uuid = created.uuid
    while (game.goesOn() && ledger.calls < MOST_CALLS) {
      await actions[PLAN[upTo(PLAN.length)] ?? 'save']()
      await sleep(random() * 400)
    }
    ledger.problems.push(...compare(ledger, await game.reader.read(ledger.uuid)))
  } catch (error) {
    ledger.problems.push(`a team gave up: ${error}`)
  }
  return ledger
}

/** Plays the drill's teams until they are stopped. */
export function playTeams(count: number, game: Omit<Game, 'goesOn'>) {
  let playing = true
  const ledgers = Array.from({ length: count }, (_, seed) => playTeam({ ...game, goesOn: () => playing }, seed))
  return {
    async stop() {
      playing = false
      const all = await Promise.all(ledgers)
      const sum = (of: (ledger: Ledger) => number) => all.reduce((total, ledger) => total + of(ledger), 0)
      return {
        ledgers: all,
        calls: sum(({ calls }) => calls),
        repeats: sum(({ repeats }) => repeats),
        failures: all.flatMap(({ failures }) => failures),
        problems: all.flatMap(({ problems }) => problems),
      }
    },
  }
}
