import { Trouble } from '../trouble/trouble.tsx'

/** For HR. */
export function HrTrouble({ error }: { error: unknown }) {
  return (
    <Trouble
      error={error}
      kept="No result was changed by it. Reload the page; if that does not help, tell the people who run this website."
      exit={{ href: '/admin/dashboard', name: 'To the results' }}
    />
  )
}
