import { z } from 'zod'
import type { Calls } from './call.ts'

export const programCalls = {
  'GET /api/openapi.json': {
    access: 'public',
    summary: 'The calls that tokens of other programs may make, as an OpenAPI 3.1 document',
    produces: ['application/json'],
    response: z.any(),
  },
  'GET /api/docs': {
    access: 'public',
    summary: 'The same calls as a page',
    produces: ['text/html'],
    response: z.any(),
  },
} satisfies Calls
