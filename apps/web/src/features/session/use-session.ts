import { useQuery } from '@tanstack/react-query'
import { type Answers, type Plan, parseAnswer, type Workshop } from '@thrive/domain'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isStatus } from '../../lib/api.ts'
import type { Database } from '../../lib/outbox/database.ts'
import type { SendState } from '../../lib/outbox/outbox.ts'
import { type OpenSession, openSession } from './open-session.ts'

export interface TeamSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  position: number
  answers: Answers
  state: SendState
  database: Database | null
  /** Holds an answer that fits its question; one that does not (a text too long) waits until it does. */
  answer(questionId: number, value: unknown): void
  /** Next step from this position. */
  step(from: number): void
  flush(): Promise<void>
}

/** A line that hiccups deserves another try; a session that does not exist does not. */
const once = (failures: number, error: Error) => failures < 1 && !isStatus(error, 401)

/** The session of this address, or where it stands with it. A uuid that opens nothing leads home. */
export function useOpenSession(uuid: string) {
  const navigate = useNavigate()
  const query = useQuery({ queryKey: ['session', uuid], queryFn: () => openSession(uuid), retry: once })
  const closed = isStatus(query.error, 401)
  useEffect(() => {
    if (closed) navigate('/', { replace: true })
  }, [closed, navigate])
  return query
}

export function useTeamSession({ uuid, workshop, plan, outbox, database }: OpenSession): TeamSession {
  const navigate = useNavigate()
  const { answers, position, state } = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const questions = useMemo(
    () => new Map(workshop.survey.flatMap(({ group }) => group?.questions ?? []).map((each) => [each.id, each])),
    [workshop],
  )
  useEffect(() => {
    if (state === 'closed') navigate('/', { replace: true })
  }, [state, navigate])
  return {
    uuid,
    workshop,
    plan,
    position,
    answers,
    state,
    database,
    answer(questionId, value) {
      const question = questions.get(questionId)
      const answer = question && parseAnswer(question, value)
      if (answer?.ok) outbox.answer(questionId, answer.wire)
    },
    step: outbox.step,
    flush: outbox.flush,
  }
}
