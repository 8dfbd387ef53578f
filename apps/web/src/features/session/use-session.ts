import { useQuery } from '@tanstack/react-query'
import { messages } from '@thrive/content/messages'
import { type Answers, type Plan, parseAnswer, questionsOf, type Workshop, wireOf } from '@thrive/domain'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isStatus } from '../../lib/api.ts'
import { forgetLastResults } from '../../lib/local-storage.ts'
import type { Database } from '../../lib/outbox/database.ts'
import type { Outbox, SendState, Snapshot } from '../../lib/outbox/outbox.ts'
import { type OpenSession, openSession } from './open-session.ts'

/** What stands in a field and is not saved. */
export interface Unsaved {
  /** As the field shows it again; empty where the browser does not tell, as of half a date. */
  wire: string
  problem: string
  /** It fits its question, but the server did not take it. */
  fits: boolean
}

export interface TeamSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  position: number
  answers: Answers
  unsaved: ReadonlyMap<number, Unsaved>
  /** What the team says of itself on the results pages. */
  details: Snapshot['details']
  state: SendState
  database: Database | null
  /** Holds an answer; one that does not fit its question (a text too long) is kept in this browser and is unsaved. */
  answer(questionId: number, value: unknown): void
  /** Something stands in the field that the browser does not tell, such as half a date. */
  unfinished(questionId: number, is: boolean): void
  note: Outbox['note']
  give: Outbox['give']
  drop: Outbox['drop']
  /** Next step from this position. */
  step(from: number): void
}

/** A connection that hiccups deserves another try; a session that does not exist does not. */
const once = (failures: number, error: Error) => failures < 1 && !isStatus(error, 401)

/** The session of this address, or where it stands with it. A uuid that opens nothing leads home. */
export function useOpenSession(uuid: string) {
  const navigate = useNavigate()
  const query = useQuery({ queryKey: ['session', uuid], queryFn: () => openSession(uuid), retry: once })
  const closed = isStatus(query.error, 401)
  useEffect(() => {
    if (!closed) return
    forgetLastResults(uuid)
    navigate('/', { replace: true })
  }, [closed, uuid, navigate])
  return query
}

export function useTeamSession({ uuid, workshop, plan, outbox, database }: OpenSession): TeamSession {
  const navigate = useNavigate()
  const { answers, drafts, details, position, state } = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const questions = useMemo(() => questionsOf(workshop), [workshop])
  const unsaved = useMemo(() => {
    const found = new Map<number, Unsaved>()
    for (const [id, draft] of drafts) {
      const question = questions.get(id)
      const answer = question && parseAnswer(question, draft)
      const fits = answer?.ok ?? false
      found.set(id, {
        wire: draft ?? '',
        fits,
        problem: answer && !answer.ok ? answer.problem : messages.answerRefused,
      })
    }
    return found
  }, [drafts, questions])
  useEffect(() => {
    if (state === 'closed') navigate('/', { replace: true })
  }, [state, navigate])
  return {
    uuid,
    workshop,
    plan,
    position,
    answers,
    unsaved,
    details,
    state,
    database,
    answer(questionId, value) {
      const question = questions.get(questionId)
      const answer = question && parseAnswer(question, value)
      if (answer?.ok) outbox.answer(questionId, answer.wire)
      else outbox.draft(questionId, wireOf(value))
    },
    unfinished: outbox.unfinished,
    note: outbox.note,
    give: outbox.give,
    drop: outbox.drop,
    step: outbox.step,
  }
}
