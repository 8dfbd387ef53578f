import { m } from '@thrive/words'
import { Trouble } from '../trouble/trouble.tsx'

/** For HR. */
export function HrTrouble({ error }: { error: unknown }) {
  return (
    <Trouble error={error} kept={m.hr_trouble_kept()} exit={{ href: '/admin/dashboard', name: m.hr_to_results() }} />
  )
}
