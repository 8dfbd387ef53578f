import { z } from 'zod'
import { type Calls, formId, OWNERS } from './call.ts'

const takeOut = z.object({
  id: z.int(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'gone']).describe('failed: there was no space for it'),
  done: z.int().describe('sessions that are in it so far'),
  total: z.int(),
  bytes: z.number(),
  madeAt: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable().describe('when the file goes'),
  downloads: z.int(),
  downloadedBy: z.string().nullable().describe('whoever downloaded it last'),
})

export const takeOutCalls = {
  'GET /api/admin/take-outs': {
    access: 'hr',
    roles: OWNERS,
    unattended: true,
    summary: 'The files with everything of the organisation that were asked for within a year, newest first',
    response: z.object({ takeOuts: z.array(takeOut) }),
  },
  'POST /api/admin/take-out': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Ask for a ZIP with everything of the organisation except passwords, second factors, secrets, tokens and links; while one is being made, that one',
    body: z.object({}),
    response: z.object({ takeOut: z.int() }),
  },
  'POST /api/admin/take-out/link': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'A link to the file that a browser can follow without a header: once, within a minute; 404 link-expired',
    body: z.object({ takeOut: formId }),
    response: z.object({ url: z.string() }),
  },
  'GET /api/admin/take-out/:ticket': {
    access: 'ticket',
    summary: 'The file of such a link; leaves an entry in the audit log',
    params: z.object({ ticket: z.string().max(64) }),
    produces: ['application/zip'],
    response: z.any(),
  },
} satisfies Calls
