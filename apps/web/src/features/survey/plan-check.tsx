import type { Lack } from '@thrive/domain'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import './plan-check.css'

interface PlanCheckProps {
  lacks: Lack[]
  onGo: (page: number) => void
  onProceed: () => void
  onClose: () => void
}

/** What the plans still lack, with a link to each. The team may continue anyway. */
export function PlanCheck({ lacks, onGo, onProceed, onClose }: PlanCheckProps) {
  return (
    <ConfirmDialog
      title="Still empty in your plans"
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            Stay here
          </Button>
          <Button onClick={onProceed}>Go on as it is</Button>
        </>
      }
    >
      <p>A plan with a name and a date is far more likely to happen.</p>
      <ul className="lacks">
        {lacks.map(({ page, plan, questionId, question }) => (
          <li key={questionId}>
            <button type="button" onClick={() => onGo(page)}>
              <strong>{plan}</strong>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
