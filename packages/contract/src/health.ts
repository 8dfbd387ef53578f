import { z } from 'zod'
import type { Calls } from './call.ts'

export const healthCalls = {
  'GET /healthz': {
    access: 'public',
    summary: 'The process is alive, and which release it is',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      revision: z.string().describe('the commit it was built from, or unknown'),
    }),
  },
  'GET /readyz': {
    access: 'public',
    summary: 'The database answers, can be written, and its migrations are current; 503 otherwise',
    response: z.object({ status: z.literal('ready') }),
  },
} satisfies Calls
