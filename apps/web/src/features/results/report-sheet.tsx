import { INDICATORS, scoresFrom } from '@thrive/domain'
import { Logo } from '../../brand/logo.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import type { TeamSession } from '../session/use-session.ts'
import './report-sheet.css'

interface ReportSheetProps {
  session: TeamSession
  name: string
  photo: string | null
}

/** The cover of the report, drawn while the team types its name. All its content is also shown elsewhere. */
export function ReportSheet({ session, name, photo }: ReportSheetProps) {
  const { workshop, answers } = session
  const scores = scoresFrom(answers, workshop.scoreQuestions)
  return (
    <div className="report-sheet lit" aria-hidden="true">
      <Logo variant={workshop.look === 'game' ? 'teams' : 'lab'} alt="" />
      {photo && <img className="print" src={photo} alt="" />}
      <p className="display" dir="auto">
        {name.trim() || '…'}
      </p>
      <div className="bars">
        {INDICATORS.map((indicator) => (
          <div key={indicator} data-i={indicator}>
            <i style={cssVars({ '--p': `${scores[indicator]}%` })} />
          </div>
        ))}
      </div>
    </div>
  )
}
