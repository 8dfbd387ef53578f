import type { Question, Workshop } from '@thrive/domain'
import { OTHERS_PREFIX } from '@thrive/domain'
import { m } from '@thrive/words'
import { Logo } from '../../brand/logo.tsx'
import { useDocumentStyle } from '../../lib/use-document-style.ts'
import type { Answers, reportOf } from '../report/page.tsx'
import './pdf-preview.css'

interface PdfPreviewProps {
  workshop: Workshop
  position: number
  /** Of the report, whose file teams load too. */
  parts: { Answers: typeof Answers; reportOf: typeof reportOf }
}

/** The answers page of an invented team. What this page asks is tinted; the print is not. */
export function PdfPreview({ workshop, position, parts: { Answers, reportOf } }: PdfPreviewProps) {
  useDocumentStyle()
  const group = workshop.survey[position - 1]?.group
  const answers = new Map((group?.questions ?? []).map((question) => [question.id, inventedFor(question)]))
  const report = reportOf(workshop, answers, { name: m.preview_team(), day: null })
  return (
    <main className="pdf-preview">
      <header>
        <Logo variant={workshop.look === 'game' ? 'teams' : 'lab'} />
        <span>{m.preview_team()}</span>
      </header>
      <Answers title={m.preview_answers()} groups={report.groups.filter(({ id }) => id === group?.id)} />
    </main>
  )
}

/** An answer as a team might have given it, as it is stored. */
function inventedFor(question: Question): string {
  if (question.type === 'slider') return String(question.initial)
  if (question.type === 'yesno') return 'Yes'
  if (question.type === 'ranking') return JSON.stringify(question.options.map(({ value }) => value))
  if (question.type === 'multiple') {
    const some = question.options.slice(0, 2).map(({ value }) => value)
    return JSON.stringify(question.others ? [...some, OTHERS_PREFIX + m.preview_own_answer()] : some)
  }
  return question.type === 'revisit' && question.field === 'date' ? '2027-01-18' : m.preview_text()
}
