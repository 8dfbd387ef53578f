import { call } from '../../lib/api.ts'
import { isFlag, isRecord, isSaved } from '../../lib/shape.ts'

const isReach = isRecord({ reached: isFlag })

export const reportReached = (code: string) => call('POST /api/check/reach', { code }, isSaved)

export const askReached = async (code: string) => (await call('GET /api/check/:code', { code }, isReach)).reached
