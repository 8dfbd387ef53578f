import { z } from 'zod'
import { type Calls, saved } from './call.ts'

const code = z.uuid().describe('made up by the browser that checks the room, shown to phones as a QR code')

/** Checks whether a phone in the room can reach this server. */
export const roomCheckCalls = {
  'POST /api/check/reach': {
    access: 'public',
    summary: 'A phone says that it is here',
    body: z.object({ code }),
    response: saved,
  },
  'GET /api/check/:code': {
    access: 'public',
    summary: 'Whether a phone said so in the last quarter of an hour',
    params: z.object({ code }),
    response: z.object({ reached: z.boolean() }),
  },
} satisfies Calls
