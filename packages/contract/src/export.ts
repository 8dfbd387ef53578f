import { z } from 'zod'
import { auditFilter } from './audit.ts'
import { type Calls, OWNERS, READERS } from './call.ts'
import { blankable, lang, sorting, teamFilter } from './filter.ts'

const CSV = 'text/csv'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const separator = blankable(z.enum(['comma', 'semicolon'])).describe('for a CSV file; comma if not given')

const wanted = z.object({
  format: z.enum(['csv', 'xlsx']),
  separator,
  ...teamFilter,
  ...sorting,
  lang,
})

export const exportCalls = {
  'GET /api/admin/export': {
    access: 'hr',
    roles: READERS,
    fresh: true,
    summary: 'What the filters show, one row per team and one column per question; leaves an entry in the audit log',
    query: wanted,
    produces: [CSV, XLSX],
    response: z.any(),
  },
  'POST /api/admin/export': {
    access: 'hr',
    roles: READERS,
    fresh: true,
    summary: 'A link to the same file that a browser can follow without a header: once, within a minute',
    body: wanted,
    response: z.object({ url: z.string() }),
  },
  'POST /api/admin/export/log': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'A link of the same kind to the entries of the audit log that the filters show, as CSV',
    body: z.object({ ...auditFilter, separator, lang }),
    response: z.object({ url: z.string() }),
  },
  'GET /api/admin/export/:ticket': {
    access: 'ticket',
    summary: 'The file behind a link; 404 when the link was used or is too old',
    params: z.object({ ticket: z.string().max(64) }),
    produces: [CSV, XLSX],
    response: z.any(),
  },
} satisfies Calls
