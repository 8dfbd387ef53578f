import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { editAddress } from './addresses.ts'
import { saveRound } from './api.ts'
import { type Fields, inputOf, isSame, problemsIn } from './fields.ts'

const PAUSE_MS = 1_000

/**
 * The fields of a round, and what the server has of them. A draft is kept when typing pauses; a round that is planned
 * or open only when its button is pressed, because mails follow from it.
 */
export function useKeptRound(opened: { round: string; fields: Fields } | null, fresh: Fields, isDraft: boolean) {
  const navigate = useNavigate()
  const [round, setRound] = useState(opened?.round)
  const [fields, setFields] = useState(opened?.fields ?? fresh)
  const [kept, setKept] = useState(opened?.fields ?? null)
  // One save after the other: two at once would make two rounds.
  const last = useRef<Promise<string | undefined>>(Promise.resolve(opened?.round))
  const current = useRef(fields)
  const problems = problemsIn(fields)
  const isValid = Object.keys(problems).length === 0
  const isKept = kept !== null && isSame(kept, fields)

  /** Resolves to the round's id once the server has the fields as they are. */
  const keep = (): Promise<string> => {
    const saved = last.current
      .catch(() => round)
      .then(async (id) => {
        const given = current.current
        const saving = await saveRound(id, inputOf(given))
        setRound(saving)
        setKept(given)
        if (id === undefined) navigate(editAddress(saving), { replace: true })
        return saving
      })
    last.current = saved
    return saved
  }
  const { submit, busy, problem, error, reset } = useSubmit(keep)

  const keepDraft = useEffectEvent(() => {
    if (isDraft && isValid && !isKept && (kept !== null || !isSame(fields, fresh))) submit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field starts the pause anew
  useEffect(() => {
    const pause = setTimeout(keepDraft, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [fields])

  return {
    round,
    fields,
    change: (part: Partial<Fields>) => {
      current.current = { ...current.current, ...part }
      setFields(current.current)
      reset()
    },
    discard: () => {
      current.current = kept ?? fresh
      setFields(current.current)
      reset()
    },
    problems,
    isValid,
    isKept,
    /** Returns the id, saving first only if something is not kept yet. */
    ensureKept: () => (isKept && round !== undefined ? Promise.resolve(round) : keep()),
    save: submit,
    busy,
    problem,
    error,
  }
}

export type KeptRound = ReturnType<typeof useKeptRound>
