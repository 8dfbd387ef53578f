import { LIMITS } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formInteger, saved, sessionDay, uuid, uuidParams } from './call.ts'

const position = z.int().positive()
const percentage = z.int().min(0).max(100)

export const sessionCalls = {
  'POST /api/session/create': {
    access: 'public',
    summary: 'Start a session, or continue the one this e-mail address has open; by mail where that is configured',
    body: z.object({
      email: z.string().max(4 * LIMITS.email),
      versionSlug: z.string().max(16),
      held: z.string().max(8_000).optional().describe('the uuids this browser has held, separated by commas'),
      lang: localeSchema.optional().describe('the language of a new session; one that is resumed keeps its own'),
      invite: z.string().max(64).optional().describe('the secret of an invitee; 404 no-invitee, 410 round-closed'),
    }),
    response: z.union([
      z.object({
        uuid: z.uuid(),
        finished: z.literal(true).optional().describe('of an invitee whose team has finished'),
      }),
      z.object({ mailed: z.literal(true) }),
    ]),
  },
  'GET /api/session/question/:uuid': {
    access: 'team',
    summary: 'The position of the session',
    params: uuidParams,
    response: position,
  },
  'POST /api/session/next': {
    access: 'team',
    summary: 'Advance by one; where "from" is given, only from that position',
    body: z.object({ uuid, from: formInteger.pipe(position.max(10_000)).optional() }),
    response: position,
  },
  'POST /api/session/name': {
    access: 'team',
    summary: 'Name the team',
    body: z.object({ uuid, name: z.string().max(1000) }),
    response: z.literal(true),
  },
  'POST /api/session/lang': {
    access: 'team',
    summary: 'Choose the language of the screens; what was answered stays',
    body: z.object({ uuid, lang: localeSchema }),
    response: saved,
  },
  'GET /api/session/results/:uuid': {
    access: 'team',
    summary: 'The three scores, 50 where none was given',
    params: uuidParams,
    response: z.object({ trust: percentage, connect: percentage, inspire: percentage }),
  },
  'GET /api/session/summary/:uuid': {
    access: 'team',
    summary:
      "The cover of the team's answers: its name, when it finished, and whether it has a photo; with an HR token it leaves an entry in the audit log",
    params: uuidParams,
    response: z.object({
      name: z.string().nullable(),
      finished: z.iso.datetime().nullable(),
      day: sessionDay.nullable(),
      photo: z.boolean(),
      trial: z.literal(true).optional().describe('a session of a draft, tried by an author'),
    }),
  },
} satisfies Calls
