import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import type { HttpClient, Reply } from './http-client.ts'
import type { Moment, Schedule } from './schedule.ts'

/** What all simulated teams of a run share. */
export interface TeamClient {
  http: HttpClient
  photo: { head: string; bodyOf(uuid: string): Buffer }
  record(call: string, milliseconds: number, reply: Reply | Error): void
}

export interface Team {
  uuid: string
  email: string
}

/** Performs one action of a team, as its browser would send it. */
export async function perform(client: TeamClient, team: Team, { workshop }: Schedule, moment: Moment) {
  const { http, photo } = client
  const get = (path: string) => timed(client, `GET ${path}`, () => http.get(path))
  const about = (path: string) => timed(client, `GET ${path}/:uuid`, () => http.get(`${path}/${team.uuid}`))
  const post = (path: string, fields: Record<string, string>) =>
    timed(client, `POST ${path}`, () => http.post(path, fields))

  switch (moment.does) {
    case 'start': {
      await get('/api/version/all')
      await get(`/api/version/${workshop.slug}`)
      await pressStart(client, team, workshop.slug)
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
        value: answerFor(question, { random }),
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
      await timed(client, 'POST /api/session/photo', () => http.send(photo.head, photo.bodyOf(team.uuid)))
      return
    case 'summary':
      await about('/api/session/summary')
  }
}

/** Creates the session, then fetches what the first page needs. */
export async function pressStart(client: TeamClient, team: Team, versionSlug: string) {
  const { http } = client
  const created = await timed(client, 'POST /api/session/create', () =>
    http.post('/api/session/create', { email: team.email, versionSlug }),
  )
  if (created?.status !== 200) return
  team.uuid = JSON.parse(created.body.toString()).uuid
  await Promise.all(
    ['/api/version/plan', '/api/session/question', '/api/answer'].map((path) =>
      timed(client, `GET ${path}/:uuid`, () => http.get(`${path}/${team.uuid}`)),
    ),
  )
}

async function timed({ record }: TeamClient, call: string, send: () => Promise<Reply>): Promise<Reply | null> {
  const begun = performance.now()
  const reply = await send().catch((error: Error) => error)
  record(call, performance.now() - begun, reply)
  return reply instanceof Error ? null : reply
}
