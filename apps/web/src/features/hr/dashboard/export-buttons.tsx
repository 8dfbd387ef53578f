import { m } from '@thrive/words'
import { getLocale } from '@thrive/words/locale'
import { isRecord, isText } from '../../../lib/shape.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import { ask } from '../api.ts'
import { type Filters, teamQuery } from '../filter/filters.ts'

/** Where numbers are written with a decimal comma, a spreadsheet expects semicolons between columns. */
const FILES = [
  { name: () => 'CSV', query: { format: 'csv' } },
  { name: m.export_semicolons, query: { format: 'csv', separator: 'semicolon' } },
  { name: () => 'Excel', query: { format: 'xlsx' } },
] as const

/** What the filters show, as a file. The browser downloads it by a link that works once; that may take long. */
export function ExportButtons({ filters }: { filters: Filters }) {
  const { submit, busy, problem } = useSubmit(async (file: (typeof FILES)[number]['query']) => {
    const query = { ...file, ...teamQuery(filters), lang: getLocale() }
    follow((await ask('POST /api/admin/export', query, isRecord({ url: isText }))).url)
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

/** As a download, so that an error does not replace the page. */
function follow(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
