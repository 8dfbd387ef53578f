import { type ComponentType, useEffect } from 'react'
import { useNavigate } from '../../lib/navigation.tsx'
import { useToken } from './token.ts'

/** Without a login an HR screen fetches and shows nothing, and leads to the login screen. */
export function withLogin(Screen: ComponentType): ComponentType {
  return function WithLogin() {
    const navigate = useNavigate()
    const token = useToken()
    useEffect(() => {
      if (token === null) navigate('/admin', { replace: true })
    }, [token, navigate])
    return token === null ? null : <Screen />
  }
}
