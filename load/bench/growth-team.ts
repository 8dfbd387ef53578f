import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import sharp from 'sharp'
import type { Case } from './growth-hr.ts'
import type { Target } from './target.ts'

const PROMISED = 50
const read = (path: string) => (target: Target, nth: number) => target.get(`${path}/${target.open(nth).uuid}`)

/** Every call of a team, on an unfinished session if that matters. */
const CASES: Case[] = [
  { name: 'start, a new address', call: (target) => start(target, `${crypto.randomUUID()}@example.org`) },
  { name: 'resume by e-mail address', call: (target, nth) => start(target, target.open(nth).email) },
  {
    name: 'start again, a team that played',
    call: (target, nth) => {
      const { email, slug } = target.team(nth)
      return target.post('/api/session/create', { email, versionSlug: slug })
    },
  },
  { name: 'last time', call: read('/api/earlier') },
  { name: 'the page plan', call: read('/api/version/plan') },
  { name: 'the questions', call: read('/api/question') },
  { name: 'the position', call: read('/api/session/question') },
  { name: 'the answers', call: read('/api/answer') },
  { name: 'save six answers', call: (target, nth) => save(target, target.open(nth)) },
  { name: 'save six answers, finished team', call: (target, nth) => save(target, target.team(nth)) },
  {
    name: 'next step',
    call: (target, nth) => target.post('/api/session/next', { uuid: target.open(nth).uuid }),
  },
  {
    name: 'name the team',
    call: (target, nth) => target.post('/api/session/name', { uuid: target.open(nth).uuid, name: `Team ${nth}` }),
  },
  {
    name: 'opinion',
    call: (target, nth) =>
      target.post('/api/opinion/set', { uuid: target.team(nth).uuid, type: 'relevant', score: '3' }),
  },
  { name: 'photo', call: (target, nth) => sendPhoto(target, target.team(nth).uuid) },
  { name: 'the photo', call: (target, nth) => target.file(`/photo/${target.team(nth).uuid}`) },
  { name: 'the actions', call: (target, nth) => target.get(`/api/action/${target.team(nth).uuid}`) },
  { name: 'the scores', call: read('/api/session/results') },
  { name: 'the summary', call: read('/api/session/summary') },
]

export const TEAM_CASES: Case[] = CASES.map((each) => ({ ...each, promised: PROMISED }))

const PICTURE = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#8a7f72' } })
  .png()
  .toBuffer()

function sendPhoto(target: Target, uuid: string) {
  const photo = new File([new Uint8Array(PICTURE)], 'photo.png', { type: 'image/png' })
  return target.post('/api/session/photo', { uuid, photo })
}

const start = async (target: Target, email: string) => target.post('/api/session/create', { email, versionSlug: 'v1' })

function save(target: Target, { uuid, slug }: { uuid: string; slug: string }) {
  const at = Date.now()
  const random = seededRandom(at)
  const answers = target
    .questionsOf(slug)
    .slice(0, 6)
    .map((question) => ({ question_id: question.id, value: answerFor(question, { random }), at }))
  return target.post('/api/answer/set', { uuid, answers: JSON.stringify(answers) })
}
