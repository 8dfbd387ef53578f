import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

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

export const startSession = (email: string, versionSlug: string) =>
  call('POST /api/session/create', { email, versionSlug })
