import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { download } from '../../ui/layout/icon-paths.ts'
import type { Report } from './report.ts'
import { usePdf } from './use-pdf.ts'

/** Makes the page to hang up as a file of its own. */
export function PosterButton({ report, photo }: { report: Report; photo: string | Blob | null }) {
  const pdf = usePdf()
  return (
    <>
      <Button
        look="second"
        icon={download}
        disabled={pdf.state === 'busy'}
        onClick={() => void pdf.download(report, photo, 'poster')}
      >
        {pdf.state === 'busy' ? m.report_making() : m.poster_download()}
      </Button>
      {pdf.state === 'failed' && (
        <p className="error" role="alert">
          {m.report_failed()}
        </p>
      )}
      {pdf.state === 'without photo' && (
        <p className="error" role="alert">
          {m.report_without_photo()}
        </p>
      )}
    </>
  )
}
