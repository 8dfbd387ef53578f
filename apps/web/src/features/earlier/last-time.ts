import { ACTION_STATES, type Action, type ActionState, dayOf, type GivenScores } from '@thrive/domain'
import { isListOf, isNumber, isOneOf, isRecord } from '../../lib/shape.ts'
import type { TeamSession } from '../session/use-session.ts'
import { type EarlierSession, useEarlier } from './api.ts'

/** An action of the previous session, and what became of it. */
export interface DecidedAction extends Action {
  state: ActionState | null
}

export interface LastTime {
  /** As 2027-01-31. */
  day: string
  scores: GivenScores
  actions: DecidedAction[]
  lookBacks: EarlierSession['look_backs']
}

export type States = ReadonlyMap<number, ActionState>

/** `states` are those in this browser, which are the latest. */
export const lastTimeOf = (
  { day, finished, scores, actions, look_backs }: EarlierSession,
  states: States = new Map<number, ActionState>(),
): LastTime => ({
  // A node of the previous release sends neither the day nor the look-backs.
  day: day ?? dayOf(finished),
  scores,
  lookBacks: look_backs ?? [],
  actions: actions.map(({ question_id, state, ...action }) => ({
    ...action,
    questionId: question_id,
    state: states.get(question_id) ?? state,
  })),
})

/** Returns null if the team did not play before, may not see it, or nothing is known yet. */
export function useLastTime({ uuid, details }: Pick<TeamSession, 'uuid' | 'details'>): LastTime | null {
  const { data } = useEarlier(uuid)
  return data?.earlier ? lastTimeOf(data.earlier, statesIn(details.get('states')?.value)) : null
}

const isStates = isListOf(isRecord({ question_id: isNumber, state: isOneOf(...ACTION_STATES) }))

/** In the format of the outbox and the server. */
export function statesIn(text: string | undefined): States {
  const list: unknown = JSON.parse(text ?? '[]')
  return new Map(isStates(list) ? list.map(({ question_id, state }) => [question_id, state]) : [])
}

export const textOfStates = (actions: readonly DecidedAction[]): string =>
  JSON.stringify(actions.flatMap(({ questionId, state }) => (state ? [{ question_id: questionId, state }] : [])))
