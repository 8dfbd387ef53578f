import { useQuery } from '@tanstack/react-query'
import type { Response } from '@thrive/contract'
import type { Locale } from '@thrive/domain'
import { getLocale } from '@thrive/words/locale'
import { call } from '../../lib/api.ts'
import { heldSessions } from '../../lib/held-sessions.ts'
import { hasFields, isObject, isRecord, isText, isTrue } from '../../lib/shape.ts'
import { isVersions } from '../session/shapes.ts'

type Version = Response<'GET /api/version/:slug'>
type Start = Response<'POST /api/session/create'>

const isVersion = hasFields<Version>({ slug: isText, name: isText, start: isObject, tutorial: isObject })

const isOpened = hasFields<{ uuid: string; finished?: true | undefined }>({ uuid: isText })
const isMailed = isRecord({ mailed: isTrue })
const isStart = (value: unknown): value is Start => isOpened(value) || isMailed(value)

/** Fetches the list of versions, and this one's start screen. */
export const useVersion = (slug: string, lang: Locale) =>
  useQuery({
    queryKey: ['version', slug, lang],
    queryFn: async () => {
      const versions = await call('GET /api/version/all', {}, isVersions)
      if (!versions.some((version) => version.slug === slug)) return null
      return call('GET /api/version/:slug', { slug, lang }, isVersion)
    },
  })

export const startSession = async (email: string, versionSlug: string, invite: string | undefined) =>
  call(
    'POST /api/session/create',
    { email, versionSlug, lang: getLocale(), held: (await heldSessions()).join(), invite },
    isStart,
  )
