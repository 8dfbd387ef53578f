import { messages } from '@thrive/content/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { beginSession } from '../session/begin-session.ts'

/** Opens the session that was proven to be the visitor's, or says why not. */
export function useResume(open: () => Promise<{ uuid: string; versionSlug: string; former: string | null }>) {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const resume = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const { uuid, versionSlug, former } = await open()
      await beginSession(uuid, former)
      // The code or link is used up, so Back must not lead to it.
      navigate(`/survey/${versionSlug}/${uuid}`, { replace: true })
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : messages.offline)
      setBusy(false)
    }
  }
  return { resume, busy, error, setError }
}
