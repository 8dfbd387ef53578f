import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemText } from '../../../lib/use-submit.ts'
import { type Checked, checkList, type InviteeList, inviteList } from './api.ts'
import { replacedIn } from './correction.ts'

const PAUSE_MS = 500

type Problem = Checked['problems'][number]

/** Addresses that are pasted or in a file, with the server's verdict on each; nothing is stored until `add`. */
export function useInviteeList(ensureKept: () => Promise<string>, pasted = '') {
  const [text, setText] = useState(pasted)
  const [file, setFile] = useState<File | null>(null)
  /** A file cannot be changed here, so what was corrected of it is added as text; by line. */
  const [corrections, setCorrections] = useState<ReadonlyMap<number, string>>(new Map())
  const [checked, setChecked] = useState<Checked | null>(null)
  const [checking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const turn = useRef(0)

  const lists: InviteeList[] = [
    ...(file ? [{ file }] : []),
    ...(corrections.size > 0 ? [{ text: [...corrections.values()].join('\n') }] : []),
    ...(!file && text.trim() !== '' ? [{ text }] : []),
  ]

  const check = useEffectEvent(async () => {
    const own = ++turn.current
    setProblem(null)
    if (lists.length === 0) return setChecked(null)
    setChecking(true)
    try {
      const round = await ensureKept()
      const verdicts: Checked[] = []
      for (const list of lists) verdicts.push(await checkList(round, list))
      if (own === turn.current) setChecked(together(verdicts, corrections))
    } catch (error) {
      if (own !== turn.current) return
      setChecked(null)
      setProblem(problemText(error))
    } finally {
      if (own === turn.current) setChecking(false)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list is checked
  useEffect(() => {
    const pause = setTimeout(() => void check(), file ? 0 : PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, file, corrections])

  const clear = () => {
    setText('')
    setFile(null)
    setCorrections(new Map())
    setChecked(null)
  }
  return {
    text,
    file,
    checked,
    checking,
    problem,
    isEmpty: lists.length === 0,
    type: (typed: string) => {
      setFile(null)
      setCorrections(new Map())
      setText(typed)
    },
    choose: (chosen: File) => {
      clear()
      setFile(chosen)
    },
    clear,
    correct: ({ line, text: wrong }: Problem, right: string) => {
      if (file) setCorrections(new Map(corrections).set(line, right))
      else setText(replacedIn(text, line, wrong, right))
    },
    /** Stores the valid ones in the round. What is wrong stays here to be corrected. */
    add: async () => {
      const round = await ensureKept()
      let added = 0
      for (const list of lists) added += (await inviteList(round, list)).added
      const wrong = checked?.problems.filter(({ code }) => code !== 'twice') ?? []
      clear()
      setText(wrong.map((each) => each.text).join('\n'))
      return added
    },
  }
}

export type ListControl = ReturnType<typeof useInviteeList>

/** The verdict on a file and on what was corrected of it, as one. */
function together([first, second]: Checked[], corrections: ReadonlyMap<number, string>): Checked | null {
  if (!first || !second) return first ?? null
  const lines = [...corrections.keys()]
  return {
    fine: first.fine + second.fine,
    new: first.new + second.new,
    labels: first.labels,
    problems: [
      ...first.problems.filter(({ line }) => !corrections.has(line)),
      ...second.problems.map((problem) => ({ ...problem, line: lines[problem.line - 1] ?? problem.line })),
    ].sort((one, other) => one.line - other.line),
  }
}
