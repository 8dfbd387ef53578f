import type { Lack } from '@thrive/domain'
import { m } from '@thrive/words'
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
      title={m.plans_title({ count: new Set(lacks.map(({ plan }) => plan)).size })}
      onClose={onClose}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {m.plans_stay()}
          </Button>
          <Button onClick={onProceed}>{m.plans_go_on()}</Button>
        </>
      }
    >
      <p>{m.plans_why()}</p>
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
