import { useQuery } from '@tanstack/react-query'
import type { Response } from '@thrive/contract'
import { ACTION_STATES, INDICATORS } from '@thrive/domain'
import { call } from '../../lib/api.ts'
import { hasFields, isFlag, isListOf, isNumber, isOneOf, isRecord, isText, isTrue, orNull } from '../../lib/shape.ts'

type Answer = Response<'GET /api/earlier/:uuid'>
/** The previous session of the same address and version. */
export type EarlierSession = NonNullable<Answer['earlier']>

const isScore = orNull(isNumber)
export const isEarlierSession = hasFields<EarlierSession>({
  finished: isText,
  scores: isRecord({ connect: isScore, trust: isScore, inspire: isScore }),
  actions: isListOf(
    isRecord({
      question_id: isNumber,
      what: isText,
      who: orNull(isText),
      by: orNull(isText),
      indicator: orNull(isOneOf(...INDICATORS)),
      state: orNull(isOneOf(...ACTION_STATES)),
    }),
  ),
})
const isAnswer = hasFields<Answer>({ earlier: orNull(isEarlierSession), seen: isFlag, byMail: isFlag })

/** Fetched once per visit. Without an answer nothing is offered, and nothing is missed. */
export const useEarlier = (uuid: string) =>
  useQuery({
    queryKey: ['earlier', uuid],
    queryFn: () => call('GET /api/earlier/:uuid', { uuid }, isAnswer),
    retry: 1,
  })

export const mailCode = (uuid: string) => call('POST /api/earlier/mail', { uuid }, isRecord({ mailed: isTrue }))
