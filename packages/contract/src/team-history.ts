import { z } from 'zod'
import { action, actionState } from './action.ts'
import { type Calls, READERS, saved, sessionDay } from './call.ts'
import { scores } from './earlier.ts'

const session = z.object({
  uuid: z.uuid(),
  version_name: z.string(),
  version_slug: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  finished: z.iso.datetime(),
  day: sessionDay,
  round: z.string().nullable().describe('the name of the round; null for a team that started on its own'),
  scores,
  joined: z.boolean().describe('true if HR added it to this team'),
})

const ofSession = z.object({ session: z.uuid().describe('the session to add or to take out') })

export const teamHistoryCalls = {
  'GET /api/admin/team/:uuid': {
    access: 'hr',
    roles: READERS,
    summary: 'The finished sessions of one team, newest first; leaves an entry in the audit log; 404 no-session',
    params: z.object({ uuid: z.uuid().describe('of any of its sessions') }),
    response: z.object({
      email: z.string().describe('the address that its own sessions have in common'),
      version_slug: z.string().describe('the version that its own sessions have in common'),
      sessions: z.array(session),
      more: z.boolean().describe('true if there are older sessions than these'),
      desired: scores.nullable().describe('of the newest session; null if its workshop compares with none'),
      actions: z.array(
        action.extend({
          state: actionState.nullable().describe('what became of it, as the team says'),
          uuid: z.uuid().describe('the session that decided it'),
          day: sessionDay,
        }),
      ),
    }),
  },
  'POST /api/admin/team/join': {
    access: 'hr',
    roles: READERS,
    summary: 'Add a finished session of another address or version to a team; 404 no-session, 409 in-this-team',
    body: ofSession.extend({ uuid: z.uuid().describe('of any session of the team') }),
    response: saved,
  },
  'POST /api/admin/team/leave': {
    access: 'hr',
    roles: READERS,
    summary: 'Take out a session that HR added: it counts with its own address again. Repeating it changes nothing',
    body: ofSession,
    response: saved,
  },
} satisfies Calls
