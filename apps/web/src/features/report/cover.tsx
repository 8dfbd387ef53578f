import { useState } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { download as downloadIcon } from '../../ui/layout/icon-paths.ts'
import { REPORT_TITLE, type Report } from './report.ts'
import { usePdf } from './use-pdf.ts'

interface CoverProps {
  /** Null until everything is loaded. */
  report: Report | null
  photo: string | null
  /** The photo itself while only this browser has it. */
  file?: Blob | undefined
  /** Where the survey continues, while it is not finished. */
  unfinished?: { href: string; where: string } | null
}

/** Whose answers these are, the team photo, and the button that makes the PDF. */
export function Cover({ report, photo, file, unfinished = null }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const pdf = usePdf()
  return (
    <section className="cover">
      <div className="stack">
        <p className="muted">{report ? [report.workshop, report.date].filter(Boolean).join(', ') : ' '}</p>
        <h1 dir="auto">{report?.team ?? REPORT_TITLE}</h1>
        {report && !unfinished && (
          <p className="about">Your results are ready: your scores, your answers and what you agreed to do.</p>
        )}
        {report && unfinished && (
          <p className="about">
            <strong>The survey is not finished yet.</strong> This is what you have answered so far.
          </p>
        )}
        <div className="actions">
          <Button
            icon={downloadIcon}
            disabled={!report || pdf.state === 'busy'}
            onClick={() => report && void pdf.download(report, file ?? photo)}
          >
            {pdf.state === 'busy' ? 'Making the PDF…' : 'Download PDF'}
          </Button>
          {unfinished && (
            <Link className={buttonClass({ look: 'second' })} href={unfinished.href}>
              Go on at {unfinished.where}
            </Link>
          )}
          {pdf.state === 'failed' && (
            <p className="error" role="alert">
              The PDF could not be made. Please try again, or print this page.
            </p>
          )}
          {pdf.state === 'without photo' && (
            <p className="error" role="alert">
              The PDF was made without your photo, which could not be loaded. Please try again in a moment.
            </p>
          )}
        </div>
      </div>
      {photo && photo !== missing && (
        <img
          className="photo"
          src={photo}
          alt={report?.team ? `The team ${report.team}` : 'The team'}
          onError={() => setMissing(photo)}
        />
      )}
      {photo && photo === missing && (
        <div className="stack" role="alert">
          <p className="error">Your photo is kept, but cannot be shown right now.</p>
          <div>
            <Button look="second" onClick={() => setMissing(null)}>
              Show the photo
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
