import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isRecord, isText } from '../../lib/shape.ts'

const isNotice = isRecord({ title: isText, version: isText, text: isText })

export const usePrivacy = () =>
  useQuery({ queryKey: ['privacy'], queryFn: () => call('GET /api/privacy', {}, isNotice) })
