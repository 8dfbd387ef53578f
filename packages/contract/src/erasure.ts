import { z } from 'zod'
import { type Calls, OWNERS } from './call.ts'

export const erasureCalls = {
  'POST /api/admin/erase': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Erase a session with everything it left; the name is the team name, or the e-mail address of a team without one',
    body: z.object({ uuid: z.uuid(), name: z.string().max(1000) }),
    response: z.object({ erased: z.literal(true) }),
  },
} satisfies Calls
