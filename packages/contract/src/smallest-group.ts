import { SMALLEST_GROUP } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formInteger, OWNERS, saved } from './call.ts'
import { smallest, teams } from './figure.ts'

export const smallestGroupCalls = {
  'GET /api/admin/smallest-group': {
    access: 'hr',
    roles: OWNERS,
    summary: 'How many teams a figure of a label needs, and what each number would show',
    response: z.object({
      smallest,
      columns: z
        .array(
          z.object({
            round: z.int(),
            round_name: z.string(),
            label: z.string(),
            values: z.array(z.object({ name: z.string(), teams: teams.describe('finished') })),
          }),
        )
        .describe('the label columns of the newest rounds, 24 at most'),
      effects: z
        .array(z.object({ smallest, shown: z.int(), of: z.int() }))
        .describe('for each number that may be set: how many values of the columns of all rounds would be shown'),
    }),
  },
  'POST /api/admin/smallest-group': {
    access: 'hr',
    roles: OWNERS,
    summary:
      'Set the smallest group; a smaller one shows more at once, so it needs a fresh proof: 403 proof-needed. Leaves an entry in the audit log',
    body: z.object({ smallest: formInteger.pipe(z.int().min(SMALLEST_GROUP.min).max(SMALLEST_GROUP.max)) }),
    response: saved,
  },
} satisfies Calls
