import { type ComponentType, useEffect } from 'react'
import { useLocale, useSpeaks } from '../../lib/locale.ts'
import { useNavigate } from '../../lib/navigation.tsx'
import { useAccount } from './api.ts'
import { useToken } from './token.ts'

/** Without a login an HR screen fetches and shows nothing, and leads to the login screen. */
export function withLogin(Screen: ComponentType): ComponentType {
  return function WithLogin() {
    const navigate = useNavigate()
    const token = useToken()
    useEffect(() => {
      if (token === null) navigate('/admin', { replace: true })
    }, [token, navigate])
    return token === null ? null : <InOwnLanguage screen={Screen} />
  }
}

/** Waits for the language that the account chose: a result that is opened twice would be noted twice. */
function InOwnLanguage({ screen: Screen }: { screen: ComponentType }) {
  const { data, isPending } = useAccount()
  const chosen = data?.lang ?? undefined
  const locale = useLocale()
  useSpeaks(chosen)
  return isPending || (chosen && chosen !== locale) ? <main aria-busy="true" /> : <Screen />
}
