import { z } from 'zod'
import { type Calls, MEGABYTE, saved, uuid, uuidParams } from './call.ts'

export const photoCalls = {
  'POST /api/session/photo': {
    access: 'team',
    summary: 'Store the team photo',
    body: z.object({ uuid, photo: z.instanceof(Uint8Array) }),
    file: 'photo',
    maxBytes: 20 * MEGABYTE,
    response: saved,
  },
  'GET /photo/:uuid': {
    access: 'team',
    summary: 'The team photo, or 404; with an HR token it leaves an entry in the audit log',
    params: uuidParams,
    produces: ['image/jpeg'],
    response: z.any(),
  },
} satisfies Calls
