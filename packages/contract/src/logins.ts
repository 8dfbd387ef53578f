import { z } from 'zod'
import { type Calls, EVERY_ROLE, formInteger } from './call.ts'

const login = z.object({
  id: z.int(),
  device: z.string().nullable().describe('browser and system, where they are known'),
  since: z.iso.datetime(),
  active: z.iso.datetime().describe('when it was last used, to the minute'),
  current: z.boolean().describe('the one that makes this call'),
})
const ended = z.object({ ended: z.int().describe('how many logins ended') })

export const loginsCalls = {
  'GET /api/admin/logins': {
    access: 'hr',
    roles: EVERY_ROLE,
    summary: 'Where the account that makes this call is signed in, last used first',
    response: z.object({ logins: z.array(login) }),
  },
  'POST /api/admin/logins/end': {
    access: 'hr',
    roles: EVERY_ROLE,
    summary: 'End one login of the account; 404 not-found where it has none of this id',
    body: z.object({ id: formInteger }),
    response: ended,
  },
  'POST /api/admin/logins/end-all': {
    access: 'hr',
    roles: EVERY_ROLE,
    summary: 'End every login of the account, or every other one',
    body: z.object({ here: z.enum(['true', 'false']).describe('true also ends the login that makes this call') }),
    response: ended,
  },
} satisfies Calls
