import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { queryClient } from '../../../lib/query.tsx'
import { isFlag, isListOf, isNumber, isRecord, isText, orNull } from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'
import { holdToken } from '../frame/token.ts'

type Logins = Answer<'GET /api/admin/logins'>
export type Login = Logins['logins'][number]

const KEY = ['admin', 'logins']
const isLogins = isRecord<Logins>({
  logins: isListOf(
    isRecord<Login>({ id: isNumber, device: orNull(isText), since: isText, active: isText, current: isFlag }),
  ),
})
const isEnded = isRecord({ ended: isNumber })

export const useLogins = () =>
  useQuery({ queryKey: KEY, queryFn: () => ask('GET /api/admin/logins', {}, isLogins), staleTime: 0 })

export async function endLogin(id: number): Promise<void> {
  await ask('POST /api/admin/logins/end', { id: String(id) }, isEnded)
  await queryClient.invalidateQueries({ queryKey: KEY })
}

export async function endOtherLogins(): Promise<void> {
  await ask('POST /api/admin/logins/end-all', { here: 'false' }, isEnded)
  await queryClient.invalidateQueries({ queryKey: KEY })
}

export async function endAllLogins(): Promise<void> {
  await ask('POST /api/admin/logins/end-all', { here: 'true' }, isEnded)
  holdToken(null)
}
