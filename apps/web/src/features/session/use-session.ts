import { useQuery } from '@tanstack/react-query'
import {
  type Answers,
  type Locale,
  type Plan,
  parseAnswer,
  type Question,
  questionsOf,
  type Workshop,
  wireOf,
} from '@thrive/domain'
import { sentenceOf } from '@thrive/words/refusals'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { call, isMoved, isStatus } from '../../lib/api.ts'
import { forgetSession, saveLanguage } from '../../lib/local-storage.ts'
import { chooseLocale, useSwitchLocale } from '../../lib/locale.ts'
import { useNavigate, useParams } from '../../lib/navigation.tsx'
import type { Database } from '../../lib/outbox/database.ts'
import type { Outbox, Snapshot } from '../../lib/outbox/outbox.ts'
import { isOver, type SendState } from '../../lib/outbox/send-state.ts'
import { queryClient } from '../../lib/query.tsx'
import { isSaved } from '../../lib/shape.ts'
import { useWorkshopLock } from '../../lib/workshop-lock.ts'
import { type OpenSession, openSession, planInWords } from './open-session.ts'

/** The content of a field that is not saved. */
export interface Unsaved {
  /** As the field shows it again; empty if the browser does not expose it, as with a half-typed date. */
  wire: string
  problem: string
  /** True if it is valid, but the server refused it. */
  fits: boolean
}

export interface TeamSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  position: number
  answers: Answers
  unsaved: ReadonlyMap<number, Unsaved>
  /** What the team entered about itself on the results pages. */
  details: Snapshot['details']
  state: SendState
  database: Database | null
  /** True in the studio: nothing is kept in this browser or fetched ahead. */
  isPreview?: true
  /** Stores an answer; an invalid one (a text too long) stays in this browser, unsaved. */
  answer(questionId: number, value: unknown): void
  /** The field holds something that browsers do not expose, such as a half-typed date. */
  unfinished(questionId: number, is: boolean): void
  note: Outbox['note']
  give: Outbox['give']
  drop: Outbox['drop']
  /** Takes the next step from this position. */
  step(from: number): void
  /** Continues in another language, on this page and with all answers. */
  speak(locale: Locale): Promise<void>
}

/** Retry once after a connection failure, but not for a session that does not exist. */
const retryOnce = (failures: number, error: Error) => failures < 1 && !isStatus(error, 401)

/** The session stays open from one of its screens to the next; it is closed after this long without a screen. */
const LEFT_MS = 10_000
const keyOf = (uuid: string) => ['session', uuid]
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[0] === 'session') void (query.state.data as OpenSession | undefined)?.close()
})

/** Returns the session of this URL, or its loading state. An unknown uuid leads to the start screen. */
export function useOpenSession(uuid: string) {
  const leave = useLeave(uuid)
  // Closed while no screen showed it, so open it again.
  useState(() => {
    const before = queryClient.getQueryData<OpenSession>(keyOf(uuid))
    if (before && isOver(before.outbox.snapshot().state)) queryClient.removeQueries({ queryKey: keyOf(uuid) })
  })
  const query = useQuery({
    queryKey: keyOf(uuid),
    queryFn: () => openSession(uuid),
    retry: retryOnce,
    gcTime: LEFT_MS,
  })
  useSwitchLocale(query.data?.workshop.locale)
  const closed = isStatus(query.error, 401)
  const moved = isMoved(query.error)
  useEffect(() => {
    if (closed) leave(moved)
  }, [closed, moved, leave])
  return query
}

/** Leads to the start screen; a team whose session moved by mail is told so where it can continue. */
function useLeave(uuid: string) {
  const navigate = useNavigate()
  const { slug } = useParams()
  return useCallback(
    (moved: boolean) => {
      forgetSession(uuid)
      navigate(moved && slug ? `/version/${slug}` : '/', { replace: true, state: { moved } })
    },
    [uuid, slug, navigate],
  )
}

/** The limits that the message about a number mentions. */
const limitsOf = (question: Question | undefined) => (question?.type === 'slider' ? question : {})

async function changeLanguage({ uuid, inWordsOf }: OpenSession, lang: Locale): Promise<void> {
  await call('POST /api/session/lang', { uuid, lang }, isSaved)
  const workshop = await planInWords(uuid)
  queryClient.setQueryData(keyOf(uuid), inWordsOf(workshop))
  // Let the films follow the screen's language again.
  saveLanguage(null)
  await chooseLocale(lang)
}

export function useTeamSession(open: OpenSession): TeamSession {
  const { uuid, workshop, plan, outbox, database } = open
  const leave = useLeave(uuid)
  useWorkshopLock()
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
        problem: sentenceOf(answer && !answer.ok ? answer.problem : 'answers-refused', limitsOf(question)),
      })
    }
    return found
  }, [drafts, questions])
  useEffect(() => {
    if (!isOver(state)) return
    leave(state === 'moved')
    // Coming back opens it again.
    return () => queryClient.removeQueries({ queryKey: keyOf(uuid) })
  }, [state, uuid, leave])
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
    speak: (locale) => changeLanguage(open, locale),
  }
}
