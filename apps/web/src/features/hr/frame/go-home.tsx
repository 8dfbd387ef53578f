import { useEffect } from 'react'
import { useNavigate } from '../../../lib/navigation.tsx'
import { useAccount } from './api.ts'
import { homeOf } from './roles.ts'

/** Redirects a member who has just signed in to their role's home screen. */
export function GoHome() {
  const navigate = useNavigate()
  const { data, isPending } = useAccount()
  useEffect(() => {
    if (!isPending) navigate(homeOf(data?.role), { replace: true })
  }, [data, isPending, navigate])
  return <main aria-busy="true" />
}
