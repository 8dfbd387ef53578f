import { m } from '@thrive/words'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { phone } from '../../ui/layout/icon-paths.ts'
import './round-strip.css'
import { openRoomOf, showJoining } from './use-room.ts'

/** Offers the phones where a score could be given with them. */
export function LetPhonesJoin({ uuid }: { uuid: string }) {
  const { submit, problem, busy } = useSubmit(async () => {
    await openRoomOf(uuid)
    showJoining(true)
  })
  return (
    <div className="round-strip">
      <Button look="second" icon={phone} aria-busy={busy || undefined} onClick={() => submit()}>
        {m.phones_let()}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  )
}
