import { useNavigate } from '../../lib/navigation.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { beginSession } from '../session/begin-session.ts'

/** Opens the session that the visitor has proven to be theirs, or explains why not. */
export function useResume(open: () => Promise<{ uuid: string; versionSlug: string; former: string | null }>) {
  const navigate = useNavigate()
  return useSubmit(async () => {
    const { uuid, versionSlug, former } = await open()
    await beginSession(uuid, former)
    // The code or link is used up, so Back must not lead to it.
    navigate(`/survey/${versionSlug}/${uuid}`, { replace: true })
  })
}
