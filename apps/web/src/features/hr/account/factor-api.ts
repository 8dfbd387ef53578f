import { useQuery } from '@tanstack/react-query'
import { isListOf, isRecord, isSaved, isText } from '../../../lib/shape.ts'
import { ask, refreshAccount } from '../frame/api.ts'

const isCodes = isRecord({ codes: isListOf(isText) })

/** A new secret each time the screen is opened: it is never shown twice. */
export const useNewSecret = () =>
  useQuery({
    queryKey: ['admin', 'factor', 'begin'],
    queryFn: () => ask('POST /api/admin/factor/begin', {}, isRecord({ secret: isText, uri: isText })),
    gcTime: 0,
  })

export async function confirmFactor(code: string): Promise<string[]> {
  const { codes } = await ask('POST /api/admin/factor/confirm', { code }, isCodes)
  return codes
}

export async function newRecoveryCodes(): Promise<string[]> {
  const { codes } = await ask('POST /api/admin/factor/codes', {}, isCodes)
  await refreshAccount()
  return codes
}

export async function switchFactorOff(): Promise<void> {
  await ask('POST /api/admin/factor/off', {}, isSaved)
  await refreshAccount()
}
