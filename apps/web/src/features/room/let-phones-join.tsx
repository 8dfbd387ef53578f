import { m } from '@thrive/words'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { phone } from '../../ui/layout/icon-paths.ts'
import './round-strip.css'
import { openRoomOf, showJoining } from './use-room.ts'

interface LetPhonesJoinProps {
  uuid: string
  /** The question in whose card it stands. */
  title: string
}

/** Offers the phones where a score could be given with them. */
export function LetPhonesJoin({ uuid, title }: LetPhonesJoinProps) {
  const { submit, problem, busy } = useSubmit(async () => {
    await openRoomOf(uuid)
    showJoining(true)
  })
  return (
    <div className="round-strip">
      <Button
        look="second"
        icon={phone}
        // The bar has a key for phones, too: the name says which one this is.
        aria-label={m.phones_let_for({ title })}
        aria-busy={busy || undefined}
        onClick={() => submit()}
      >
        {m.phones_let()}
      </Button>
      <p className="instead">{m.phones_slips()}</p>
      <Problem>{problem}</Problem>
    </div>
  )
}
