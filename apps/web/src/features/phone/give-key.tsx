import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { check } from '../../ui/layout/icon-paths.ts'

interface Props {
  words: string
  /** Why it is still disabled. */
  reason: string | null
  onGive: () => void
}

export const GiveKey = ({ words, reason, onGive }: Props) => (
  <>
    <Button big locked={reason !== null} iconAfter={check} aria-describedby="give-hint" onClick={onGive}>
      {words}
    </Button>
    <p className="hint" id="give-hint">
      {reason ?? m.phone_until_reveal()}
    </p>
  </>
)
