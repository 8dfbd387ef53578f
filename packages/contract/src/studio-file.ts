import { FILE_FAULTS } from '@thrive/domain/studio'
import { z } from 'zod'
import { AUTHORS, type Calls } from './call.ts'

/** Files themselves come by tus 1.0, at /api/admin/studio/upload: POST, HEAD, PATCH and DELETE, with the same marker. */
const file = z.string().describe('names the file by its hash')

export const studioFileCalls = {
  'GET /api/admin/studio/upload/:id': {
    access: 'hr',
    roles: AUTHORS,
    unattended: true,
    summary: 'What became of an uploaded file; 404 no-such-upload',
    params: z.object({ id: z.string().max(64) }),
    response: z.object({
      state: z.enum(['uploading', 'checking', 'fine', 'refused']),
      code: z.enum(FILE_FAULTS).nullable(),
      file: z.string().nullable().describe('names the file by its hash'),
      seconds: z.number().nullable(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  },
  'GET /film/:file': {
    access: 'public',
    summary: "A film of the organisation's own, whole or in ranges, which never changes; 404 for any other file",
    params: z.object({ file }),
    produces: ['video/mp4'],
    response: z.any(),
  },
  'GET /caption/:file': {
    access: 'public',
    summary: "Captions of the organisation's own films",
    params: z.object({ file }),
    produces: ['text/vtt'],
    response: z.any(),
  },
  'GET /picture/:file': {
    access: 'public',
    summary: "Posters and slides of the organisation's own",
    params: z.object({ file }),
    produces: ['image/jpeg'],
    response: z.any(),
  },
  'GET /document/:file': {
    access: 'public',
    summary: "PDFs of the organisation's own",
    params: z.object({ file }),
    produces: ['application/pdf'],
    response: z.any(),
  },
} satisfies Calls
