import type { Action } from '@thrive/domain'
import { m } from '@thrive/words'
import type { LookBack } from '../../look-back/api.ts'
import { LookBackNotes } from '../../look-back/look-back-notes.tsx'
import '../../look-back/earlier-notes.css'

/** What the team wrote when it looked back on its actions; nothing if it did not. */
export function LookBacksCard({ lookBacks, actions }: { lookBacks: LookBack[]; actions: Action[] }) {
  if (lookBacks.length === 0) return null
  return (
    <section className="card c12 stack">
      <h2>{m.look_back_hr()}</h2>
      <p className="muted">{m.look_back_hr_hint()}</p>
      <LookBackNotes lookBacks={lookBacks} actions={actions} />
    </section>
  )
}
