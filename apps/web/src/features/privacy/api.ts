import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const usePrivacy = () => useQuery({ queryKey: ['privacy'], queryFn: () => call('GET /api/privacy', {}) })
