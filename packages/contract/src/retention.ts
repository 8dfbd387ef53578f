import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, OWNERS } from './call.ts'

const { min, max } = LIMITS.organisation.months

export const retentionMonths = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((count) => count === null || (count >= min && count <= max))
  .describe(`${min} to ${max}; empty keeps sessions`)

const erasing = z.object({
  months: z.int(),
  inForce: z.int().nullable().describe('the months that erase until then; null keeps sessions'),
  from: z.iso.datetime().describe('the first day of erasing'),
  before: z.iso.datetime().describe('sessions that ended before this moment are erased'),
  sessions: z.int(),
  total: z.int().describe('sessions that are kept now'),
  photos: z.int(),
  pages: z.int().describe('sessions whose team has its answers page'),
  ended: z
    .array(z.object({ month: z.string(), goes: z.int(), stays: z.int() }))
    .describe('sessions by month of their end'),
  askedBy: z.string().nullable().describe('the owner who shortened it; null if nothing waits'),
  askedAt: z.iso.datetime().nullable(),
  mails: z.boolean().describe('owners get mails about it'),
})

export const retentionCalls = {
  'GET /api/admin/retention': {
    access: 'hr',
    roles: OWNERS,
    unattended: true,
    summary: 'What keeping sessions for so many months would erase; without months, what the time that waits erases',
    query: z.object({ months: retentionMonths.optional() }),
    response: z.object({ erasing: erasing.nullable().describe('null if nothing is erased') }),
  },
} satisfies Calls
