import { TOKEN_LIMITS, TOKEN_SCOPES } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formId, formInteger, OWNERS } from './call.ts'
import { text } from './filter.ts'

const token = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  ending: z.string().describe('its last four signs'),
  made: z.iso.datetime(),
  ends: z.iso.datetime(),
  ended: z.iso.datetime().nullable().describe('null while it works'),
  used: z.iso.datetime().nullable().describe('the last use, to five minutes; null if never'),
})

const ofToken = z.object({ token: formId })

export const tokenCalls = {
  'GET /api/admin/tokens': {
    access: 'hr',
    roles: OWNERS,
    summary: 'The tokens of other programs, newest first; none can be read again',
    response: z.object({ tokens: z.array(token) }),
  },
  'POST /api/admin/token/make': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Make a token, which only this answer holds; leaves an entry in the audit log; 409 too-many-tokens',
    body: z.object({
      name: text.trim().min(1).max(TOKEN_LIMITS.name),
      scope: z.enum(TOKEN_SCOPES),
      days: formInteger.pipe(z.int().min(1).max(TOKEN_LIMITS.days)).describe('after which it ends'),
    }),
    response: z.object({ token: z.string(), id: z.int(), ends: z.iso.datetime() }),
  },
  'POST /api/admin/token/end': {
    access: 'hr',
    roles: OWNERS,
    summary: 'End a token at once; leaves an entry in the audit log; 404 no-token',
    body: ofToken,
    response: z.object({ ended: z.literal(true) }),
  },
  'POST /api/admin/token/remove': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Take a token that has ended off the list; 404 no-token, 409 token-works',
    body: ofToken,
    response: z.object({ removed: z.literal(true) }),
  },
} satisfies Calls
