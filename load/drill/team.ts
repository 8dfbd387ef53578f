import { loadWorkshops } from '@thrive/content'
import type { Question, Workshop } from '@thrive/domain'
import { demoAnswer } from '../../scripts/demo-data.ts'
import { seededRandom } from '../../scripts/random.ts'
import { sleep } from './api-process.ts'

/** What the server has acknowledged to one team: all of it must be there in the end. */
export interface Ledger {
  uuid: string
  position: number
  answers: Map<number, string>
  name: string | null
  opinion: number | null
  photo: boolean
  /** A step that moved the position by anything but one. */
  jumps: number
  retries: number
}

const WORKSHOPS = loadWorkshops()
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const PATIENCE_MS = 10_000
// a real 2x2 png
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4EWCjUbGAAUIBACSKBSlU0HLjAAAAAElFTkSuQmCC',
  'base64',
)

/** Plays a session by HTTP until told to stop, repeating every call until it is acknowledged. */
export async function playTeam(origin: string, seed: number, goesOn: () => boolean): Promise<Ledger> {
  const random = seededRandom(seed)
  const workshop = WORKSHOPS[seed % WORKSHOPS.length] as Workshop
  const questions = workshop.survey.flatMap(({ group }) => group?.questions ?? [])
  const ledger: Ledger = {
    uuid: '',
    position: 1,
    answers: new Map(),
    name: null,
    opinion: null,
    photo: false,
    jumps: 0,
    retries: 0,
  }

  const post = async (path: string, fields: Record<string, string | Blob>): Promise<unknown> => {
    for (;;) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: HEADERS,
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null)
      const answer = response?.ok ? await response.json().catch(() => undefined) : undefined
      if (answer !== undefined) return answer
      if (response && response.status < 500) throw new Error(`${path} was refused with ${response.status}`)
      ledger.retries++
      await sleep(200 + random() * 400)
    }
  }

  const actions = {
    async save() {
      const count = 1 + Math.floor(random() * 3)
      const chosen = Array.from({ length: count }, () => questions[Math.floor(random() * questions.length)] as Question)
      const at = Date.now()
      const given = new Map(chosen.map((question) => [question.id, demoAnswer(question, at, random)]))
      const answers = [...given].map(([question_id, value]) => ({ question_id, value, at }))
      await post('/api/answer/set', { uuid: ledger.uuid, answers: JSON.stringify(answers) })
      for (const [id, value] of given) ledger.answers.set(id, value)
    },
    async step() {
      const from = ledger.position
      const position = Number(await post('/api/session/next', { uuid: ledger.uuid, from: String(from) }))
      const end = workshop.survey.length + workshop.results.length + 1
      if (position !== Math.min(from + 1, end)) ledger.jumps++
      ledger.position = position
    },
    async name() {
      const name = `Team ${seed} ${Math.floor(random() * 1e6)}`
      await post('/api/session/name', { uuid: ledger.uuid, name })
      ledger.name = name
    },
    async opinion() {
      const score = Math.floor(random() * 5)
      await post('/api/opinion/set', { uuid: ledger.uuid, type: 'relevant', score: String(score) })
      ledger.opinion = score
    },
    async photo() {
      await post('/api/session/photo', { uuid: ledger.uuid, photo: new Blob([PNG], { type: 'image/png' }) })
      ledger.photo = true
    },
  }
  const plan = ['save', 'save', 'save', 'save', 'step', 'step', 'name', 'opinion'] as const

  const created = (await post('/api/session/create', {
    email: `drill${seed}@example.org`,
    versionSlug: workshop.slug,
  })) as {
    uuid: string
  }
  ledger.uuid = created.uuid
  if (seed % 10 === 0) await actions.photo()
  while (goesOn()) {
    await actions[plan[Math.floor(random() * plan.length)] ?? 'save']()
    await sleep(random() * 400)
  }
  return ledger
}
