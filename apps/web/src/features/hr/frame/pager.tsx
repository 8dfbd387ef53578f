import { m } from '@thrive/words'
import { Button } from '../../../ui/form/button.tsx'
import { arrowRight } from '../../../ui/layout/arrow-right.ts'
import { arrowLeft } from '../../../ui/layout/icon-paths.ts'
import './frame.css'

interface PagerProps {
  label: string
  number: number | null
  next: string | null | undefined
  onBack: () => void
  onForward: (next: string) => void
}

export function Pager({ label, number, next, onBack, onForward }: PagerProps) {
  if (number === 1 && !next) return null
  return (
    <nav className="pager" aria-label={label}>
      {number !== 1 && (
        <Button look="second" icon={arrowLeft} onClick={onBack}>
          {number === null ? m.pager_first() : m.pager_previous()}
        </Button>
      )}
      {number !== null && <span className="num">{m.pager_page({ page: number })}</span>}
      {next && (
        <Button look="second" iconAfter={arrowRight} onClick={() => onForward(next)}>
          {m.pager_next()}
        </Button>
      )}
    </nav>
  )
}
