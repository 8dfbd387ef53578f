import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useAccount } from '../frame/api.ts'
import { eyeLine } from './icons.ts'
import './totals-only.css'

/** Tells a viewer what they see, and who can change it. */
export function TotalsOnly() {
  const { data: account } = useAccount()
  if (account?.role !== 'viewer') return null
  return (
    <p className="totals-only">
      <Icon path={eyeLine} line />
      <span>
        <strong>{m.totals_only()}</strong> {m.totals_only_text()}{' '}
        {account.owner && m.not_for_role_ask({ owner: account.owner })}
      </span>
    </p>
  )
}
