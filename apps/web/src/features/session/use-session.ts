import { useQuery } from '@tanstack/react-query'
import { messages } from '@thrive/content/messages'
import { type Answers, type Plan, parseAnswer, questionsOf, type Workshop, wireOf } from '@thrive/domain'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isStatus } from '../../lib/api.ts'
import { forgetSession } from '../../lib/local-storage.ts'
import type { Database } from '../../lib/outbox/database.ts'
import type { Outbox, SendState, Snapshot } from '../../lib/outbox/outbox.ts'
import { queryClient } from '../../lib/query.tsx'
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

/** From one screen of a session to the next it stays open; who is gone for longer has left it. */
const LEFT_MS = 10_000
const keyOf = (uuid: string) => ['session', uuid]
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[0] === 'session') void (query.state.data as OpenSession | undefined)?.close()
})

/** The session of this address, or where it stands with it. A uuid that opens nothing leads home. */
export function useOpenSession(uuid: string) {
  const navigate = useNavigate()
  // Closed while no screen showed it: it is opened anew.
  useState(() => {
    const before = queryClient.getQueryData<OpenSession>(keyOf(uuid))
    if (before?.outbox.snapshot().state === 'closed') queryClient.removeQueries({ queryKey: keyOf(uuid) })
  })
  const query = useQuery({
    queryKey: keyOf(uuid),
    queryFn: () => openSession(uuid),
    retry: once,
    gcTime: LEFT_MS,
  })
  const closed = isStatus(query.error, 401)
  useEffect(() => {
    if (!closed) return
    forgetSession(uuid)
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
    if (state !== 'closed') return
    forgetSession(uuid)
    navigate('/', { replace: true })
    // Whoever comes back opens it anew.
    return () => queryClient.removeQueries({ queryKey: keyOf(uuid) })
  }, [state, uuid, navigate])
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
