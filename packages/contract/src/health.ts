import { z } from 'zod'
import type { Calls } from './call.ts'

export const healthCalls = {
  'GET /healthz': {
    access: 'public',
    summary: 'The process is alive',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    access: 'public',
    summary: 'The database answers and its migrations are current; 503 otherwise',
    response: z.object({ status: z.literal('ready') }),
  },
} satisfies Calls
