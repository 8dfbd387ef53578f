import type { Response } from '@thrive/contract'
import { ACTION_STATES, INDICATORS, LOCALES } from '@thrive/domain'
import { call } from '../../lib/api.ts'
import { isFlag, isListOf, isNumber, isOneOf, isRecord, isText, orNull } from '../../lib/shape.ts'

/** What a look-back shows. */
export type Shown = Response<'POST /api/look-back/open'>
export type LookBack = NonNullable<Shown['look_backs']>[number]

const isState = isOneOf(...ACTION_STATES)

export const isLookBack = isRecord<LookBack>({
  day: isText,
  expected: isText,
  noticed: isText,
  next: isText,
  states: isListOf(isRecord({ question_id: isNumber, state: isState })),
})

export const isShown = isRecord<Shown>({
  team: orNull(isText),
  workshop: isText,
  look: isOneOf('game', 'lab'),
  lang: isOneOf(...LOCALES),
  actions: isListOf(
    isRecord({
      question_id: isNumber,
      what: isText,
      who: orNull(isText),
      by: orNull(isText),
      indicator: orNull(isOneOf(...INDICATORS)),
      state: orNull(isState),
    }),
  ),
  reminded: isFlag,
  wall: isText,
  look_backs: orNull(isListOf(isLookBack)),
})

export const fetchLookBack = (key: string) => call('POST /api/look-back/open', { key }, isShown)
