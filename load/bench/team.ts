import { demoAnswer } from '../../scripts/demo-data.ts'
import { seededRandom } from '../../scripts/random.ts'
import type { Day, Moment } from './day.ts'
import type { Line, Reply } from './line.ts'

/** What all simulated teams of a run have in common. */
export interface Stage {
  line: Line
  photo: { head: string; bodyOf(uuid: string): Buffer }
  /** Says how long each request took, and which ones failed. */
  note(call: string, milliseconds: number, reply: Reply | Error): void
}

export interface Team {
  uuid: string
  email: string
}

/** One thing a team does, sent as its browser sends it. */
export async function perform(stage: Stage, team: Team, { workshop }: Day, moment: Moment) {
  const { line, photo } = stage
  const get = (path: string) => timed(stage, `GET ${path}`, () => line.get(path))
  const about = (path: string) => timed(stage, `GET ${path}/:uuid`, () => line.get(`${path}/${team.uuid}`))
  const post = (path: string, fields: Record<string, string>) =>
    timed(stage, `POST ${path}`, () => line.post(path, fields))

  switch (moment.does) {
    case 'start': {
      await get('/api/version/all')
      await get(`/api/version/${workshop.slug}`)
      await press(stage, team, workshop.slug)
      return
    }
    case 'load':
      await Promise.all([about('/api/session/question'), about('/api/answer')])
      return
    case 'save': {
      const at = Date.now()
      const random = seededRandom(at)
      const answers = moment.questions.map((question) => ({
        question_id: question.id,
        value: demoAnswer(question, at, random),
        at,
      }))
      await post('/api/answer/set', { uuid: team.uuid, answers: JSON.stringify(answers) })
      return
    }
    case 'next':
      await post('/api/session/next', { uuid: team.uuid, from: String(moment.position) })
      return
    case 'name':
      await post('/api/session/name', { uuid: team.uuid, name: `Team ${team.uuid.slice(0, 8)}` })
      return
    case 'opinion':
      await post('/api/opinion/set', { uuid: team.uuid, type: 'relevant', score: '3' })
      return
    case 'photo':
      await timed(stage, 'POST /api/session/photo', () => line.send(photo.head, photo.bodyOf(team.uuid)))
      return
    case 'summary':
      await about('/api/session/summary')
  }
}

/** Start is pressed: a session, then the first page with all it needs. */
export async function press(stage: Stage, team: Team, versionSlug: string) {
  const { line } = stage
  const created = await timed(stage, 'POST /api/session/create', () =>
    line.post('/api/session/create', { email: team.email, versionSlug }),
  )
  if (created?.status !== 200) return
  team.uuid = JSON.parse(created.body.toString()).uuid
  await Promise.all(
    ['/api/version/plan', '/api/session/question', '/api/answer'].map((path) =>
      timed(stage, `GET ${path}/:uuid`, () => line.get(`${path}/${team.uuid}`)),
    ),
  )
}

async function timed({ note }: Stage, call: string, send: () => Promise<Reply>): Promise<Reply | null> {
  const begun = performance.now()
  const reply = await send().catch((error: Error) => error)
  note(call, performance.now() - begun, reply)
  return reply instanceof Error ? null : reply
}
