import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@thrive/domain'
import { call } from '../../lib/api.ts'
import { isRecord, isText } from '../../lib/shape.ts'

const isNotice = isRecord({ title: isText, version: isText, text: isText })

export const usePrivacy = (lang: Locale) =>
  useQuery({ queryKey: ['privacy', lang], queryFn: () => call('GET /api/privacy', { lang }, isNotice) })
