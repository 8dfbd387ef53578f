import { ROLES, type Role } from '@thrive/domain'
import { type ComponentType, useEffect } from 'react'
import { useLocale, useSwitchLocale } from '../../../lib/locale.ts'
import { Moved, useLocation, useNavigate } from '../../../lib/navigation.tsx'
import { useAccount } from './api.ts'
import { NotForRole } from './not-for-role.tsx'
import { useToken } from './token.ts'

/** Without a login an HR screen fetches and shows nothing, and redirects to the login screen. */
export function withLogin(Screen: ComponentType, roles: readonly Role[] = ROLES): ComponentType {
  return function WithLogin() {
    const navigate = useNavigate()
    const token = useToken()
    useEffect(() => {
      if (token === null) navigate('/admin', { replace: true })
    }, [token, navigate])
    return token === null ? null : <AsMember screen={Screen} roles={roles} />
  }
}

/** The only screen for members who must set up a second factor first. */
const SET_UP = '/admin/factor'

/**
 * Waits for the account's language, because a result that is opened twice would be logged twice. If the account cannot
 * be fetched, the screen itself reports the connection.
 */
function AsMember({ screen: Screen, roles }: { screen: ComponentType; roles: readonly Role[] }) {
  const { data, isPending } = useAccount()
  const chosen = data?.lang ?? undefined
  const locale = useLocale()
  const { pathname } = useLocation()
  useSwitchLocale(chosen)
  if (isPending || (chosen && chosen !== locale)) return <main aria-busy="true" />
  if (data?.mustSetFactor && pathname !== SET_UP) return <Moved to={SET_UP} />
  return data && !roles.includes(data.role) ? <NotForRole account={data} /> : <Screen />
}
