import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { download as downloadIcon } from '../../ui/layout/icon-paths.ts'
import type { Report } from './report.ts'
import { usePdf } from './use-pdf.ts'

interface CoverProps {
  /** Null until everything is loaded. */
  report: Report | null
  photo: string | null
  /** The photo itself, while only this browser has it. */
  file?: Blob | undefined
  /** Where the survey continues, if it is not finished. */
  unfinished?: { href: string; page: number; pages: number } | null
}

/** The team's name and photo, and the button that makes the PDF. */
export function Cover({ report, photo, file, unfinished = null }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const pdf = usePdf()
  return (
    <section className="cover">
      <div className="stack">
        <p className="muted">{report ? [report.workshop, report.date].filter(Boolean).join(', ') : ' '}</p>
        <h1 dir="auto">{report?.team ?? m.report_title()}</h1>
        {report && !unfinished && <p className="about">{m.report_ready()}</p>}
        {report && unfinished && (
          <p className="about">
            <strong>{m.report_unfinished()}</strong> {m.report_unfinished_so_far()}
          </p>
        )}
        <div className="actions">
          <Button
            icon={downloadIcon}
            disabled={!report || pdf.state === 'busy'}
            onClick={() => report && void pdf.download(report, file ?? photo)}
          >
            {pdf.state === 'busy' ? m.report_making() : m.report_download()}
          </Button>
          {unfinished && (
            <Link className={buttonClass({ look: 'second' })} href={unfinished.href}>
              {m.report_go_on({ page: unfinished.page, pages: unfinished.pages })}
            </Link>
          )}
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
        </div>
      </div>
      {photo && photo !== missing && (
        <img
          className="photo"
          src={photo}
          alt={report?.team ? m.team_alt_named({ name: report.team }) : m.team_alt()}
          onError={() => setMissing(photo)}
        />
      )}
      {photo && photo === missing && (
        <div className="stack" role="alert">
          <p className="error">{m.report_photo_kept()}</p>
          <div>
            <Button look="second" onClick={() => setMissing(null)}>
              {m.report_photo_show()}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
