import { z } from 'zod'
import { answer } from './answer.ts'
import type { Calls } from './call.ts'
import { opinionScore, opinionType } from './opinion.ts'

const row = z.object({
  uuid: z.uuid(),
  version_name: z.string(),
  version_slug: z.string(),
  name: z.string().nullable(),
  finished: z.iso.datetime(),
  email: z.string(),
})

export const adminCalls = {
  'POST /api/admin/login': {
    access: 'public',
    summary: 'Log in as HR',
    body: z.object({ email: z.string().max(1000), password: z.string().max(1000) }),
    response: z.object({ token: z.string() }),
  },
  'POST /api/admin/logout': {
    access: 'hr',
    summary: 'Revoke the token that makes this call',
    response: z.object({ loggedOut: z.literal(true) }),
  },
  'GET /api/admin/table': {
    access: 'hr',
    summary: 'Finished sessions, newest first',
    response: z.object({ dashboard_table_data: z.array(row) }),
  },
  'GET /api/admin/single/:uuid': {
    access: 'hr',
    summary: 'One result',
    params: z.object({ uuid: z.uuid() }),
    response: z.object({
      version: z.object({ name: z.string(), slug: z.string() }),
      name: z.string().nullable(),
      answers: z.array(answer),
      opinions: z.array(z.object({ type: opinionType, score: opinionScore })),
    }),
  },
} satisfies Calls
