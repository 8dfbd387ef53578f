import { m } from '@thrive/words'
import { getLocale } from '@thrive/words/locale'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import { ask, useTimeZone } from '../frame/api.ts'
import { isLink, startDownload } from '../frame/download.ts'
import { type Filters, teamQuery } from '../frame/filters.ts'

/** In locales with a decimal comma, spreadsheets expect semicolons between columns. */
const FILES = [
  { name: () => 'CSV', query: { format: 'csv' } },
  { name: m.export_semicolons, query: { format: 'csv', separator: 'semicolon' } },
  { name: () => 'Excel', query: { format: 'xlsx' } },
] as const

/** Downloads what the filters show. The browser uses a link that works once; the download may take long. */
export function ExportButtons({ filters }: { filters: Filters }) {
  const timeZone = useTimeZone()
  const { submit, busy, problem } = useSubmit(async (file: (typeof FILES)[number]['query']) => {
    const query = { ...file, ...teamQuery(filters, timeZone), lang: getLocale() }
    startDownload((await ask('POST /api/admin/export', query, isLink)).url)
  })

  return (
    <div className="export">
      <span>{m.export_these()}</span>
      {FILES.map(({ name, query }) => (
        <Button key={name()} look="second" icon={download} aria-busy={busy} onClick={() => submit(query)}>
          <span className="vh">{m.export_these_as()} </span>
          {name()}
        </Button>
      ))}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
