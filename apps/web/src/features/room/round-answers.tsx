import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { eye } from '../../ui/layout/icon-paths.ts'
import './round-answers.css'

/** How many answered. It takes the place of Reveal, so that a second click hits no other button. */
export const RoundAnswers = ({ count }: { count: number }) => (
  <div className="round-answers">
    <Button icon={eye} style={{ visibility: 'hidden' }} aria-hidden="true" tabIndex={-1}>
      {m.round_reveal()}
    </Button>
    <p className="count num">{m.round_answers({ count })}</p>
  </div>
)
