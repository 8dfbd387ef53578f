import { m } from '@thrive/words'
import { getLocale } from '@thrive/words/locale'
import { ApiError, NotOurAnswer } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import type { RoundChoice } from '../frame/round-choice.ts'
import { heldToken } from '../frame/token.ts'

/** Saves the figures of a round as a table, which hides what the screen hides. */
export function ExportKey({ choice, name }: { choice: RoundChoice; name: string }) {
  const { submit, busy, problem } = useSubmit(async () => saveFile(await fetchTable(choice), `${name}.csv`))
  return (
    <>
      <Button look="second" icon={download} aria-busy={busy} onClick={() => submit()}>
        {m.insight_export()}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}

async function fetchTable(choice: RoundChoice): Promise<Blob> {
  const lang = getLocale()
  // Where numbers have a decimal comma, spreadsheets expect semicolons between columns.
  const query = new URLSearchParams({ ...choice, lang, separator: lang === 'en' ? 'comma' : 'semicolon' })
  const response = await fetch(`/api/admin/insight/export?${query}`, {
    headers: { Authorization: `Bearer ${heldToken()}` },
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw new ApiError(response.status, 'unexpected')
  if (!response.headers.get('content-type')?.startsWith('text/csv')) throw new NotOurAnswer('not a table')
  return response.blob()
}
