import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { heldSessions } from '../../lib/held-sessions.ts'

/** Which versions there are, and what the start screen of this one shows. */
export const useVersion = (slug: string) =>
  useQuery({
    queryKey: ['version', slug],
    queryFn: async () => {
      const versions = await call('GET /api/version/all', {})
      if (!versions.some((version) => version.slug === slug)) return null
      return call('GET /api/version/:slug', { slug })
    },
  })

export const startSession = async (email: string, versionSlug: string) =>
  call('POST /api/session/create', { email, versionSlug, held: (await heldSessions()).join() })
