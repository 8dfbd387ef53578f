import { messages } from '@thrive/content/messages'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, isStatus } from '../../lib/api.ts'

/**
 * Sends what a page holds, then goes on. Nothing is lost when it fails: the page stays and says why. A session that is
 * gone leads home.
 */
export function useSubmit(
  send: () => Promise<unknown>,
  done: () => void,
  refused = (error: ApiError) => error.message,
) {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setError(null)
    try {
      await send()
      done()
    } catch (failure) {
      if (isStatus(failure, 401)) navigate('/', { replace: true })
      else setError(failure instanceof ApiError ? refused(failure) : messages.offline)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { submit, busy, error, setError }
}
