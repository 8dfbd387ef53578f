import { z } from 'zod'
import { answer } from './answer.ts'
import { type Calls, formInteger, READERS, sessionDay } from './call.ts'
import { earlier } from './earlier.ts'
import { blankable, cursor, sorting, teamFilter } from './filter.ts'
import { lookBack } from './look-back.ts'
import { opinionScore, opinionType } from './opinion.ts'

const row = z.object({
  uuid: z.uuid(),
  version_name: z.string(),
  version_slug: z.string(),
  name: z.string().nullable(),
  finished: z.iso.datetime(),
  day: sessionDay,
  email: z.string(),
})

export const finishedTeamCalls = {
  'GET /api/admin/table': {
    access: 'hr',
    roles: READERS,
    summary: 'Finished sessions, newest first unless asked otherwise; leaves an entry in the audit log once an hour',
    query: z.object({
      ...teamFilter,
      ...sorting,
      cursor,
      limit: blankable(formInteger.pipe(z.int().min(1).max(200))).describe('200 if not given'),
    }),
    response: z.object({
      dashboard_table_data: z.array(row),
      next_cursor: z.string().nullable().describe('null on the last page'),
      total: z
        .object({ teams: z.int(), more: z.boolean() })
        .nullable()
        .describe('how many rows the filters find, on the first page only; if more is true, there are more than that'),
    }),
  },
  'GET /api/admin/single/:uuid': {
    access: 'hr',
    roles: READERS,
    summary: 'One finished team; leaves an entry in the audit log',
    params: z.object({ uuid: z.uuid() }),
    response: z.object({
      version: z.object({ name: z.string(), slug: z.string() }),
      name: z.string().nullable(),
      email: z.string(),
      finished: z.iso.datetime().nullable(),
      day: sessionDay.nullable(),
      answers: z.array(answer),
      opinions: z.array(z.object({ type: opinionType, score: opinionScore })),
      earlier: earlier.nullable(),
      look_backs: z.array(lookBack),
    }),
  },
} satisfies Calls
