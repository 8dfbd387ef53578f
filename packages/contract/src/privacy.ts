import { z } from 'zod'
import type { Calls } from './call.ts'

export const privacyCalls = {
  'GET /api/privacy': {
    access: 'public',
    summary: 'What is kept, for whom, how long, and how to have it erased, as Markdown; sessions record its version',
    response: z.object({ title: z.string(), version: z.iso.date(), text: z.string() }),
  },
} satisfies Calls
