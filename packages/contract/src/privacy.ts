import { z } from 'zod'
import type { Calls } from './call.ts'
import { lang } from './filter.ts'

export const privacyCalls = {
  'GET /api/privacy': {
    access: 'public',
    summary: 'What is kept, for whom, how long, and how to have it erased, as Markdown; sessions record its version',
    query: z.object({ lang }),
    response: z.object({ title: z.string(), version: z.iso.date(), text: z.string() }),
  },
} satisfies Calls
