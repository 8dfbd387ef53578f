import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { OPTIONAL_PARTS } from '@thrive/domain'
import { isListOf, isNumber, isOneOf, isRecord, isText } from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type About = Answer<'GET /api/admin/about'>

const isAbout = isRecord<About>({
  version: isText,
  revision: isText,
  since: isText,
  off: isListOf(isOneOf(...OPTIONAL_PARTS)),
  content: isListOf(isRecord({ name: isText, edition: isNumber })),
})

export const useAbout = () =>
  useQuery({ queryKey: ['admin', 'about'], queryFn: () => ask('GET /api/admin/about', {}, isAbout), staleTime: 0 })
