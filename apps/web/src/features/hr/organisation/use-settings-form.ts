import { useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { type Settings, type SettingsChanges, saveSettings } from '../frame/organisation-api.ts'
import type { CardProps } from './card-props.ts'
import { changesOf, type Draft, draftOf, problemsIn } from './draft.ts'

/** Settings that are edited and saved together. A field shows its error once it has been left, or on saving. */
export function useSettingsForm(settings: Settings, onSaved: () => void = () => {}) {
  const [edited, setEdited] = useState<Draft | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set())
  const draft = edited ?? draftOf(settings)
  const changes = changesOf(settings, draft)
  const problems = problemsIn(draft)
  const showsError = (field: string) => left === 'all' || left.has(field)
  const startAnew = () => {
    setEdited(null)
    setLeft(new Set())
  }
  const { submit, reset, busy, problem, error } = useSubmit(async (more: Pick<SettingsChanges, 'erases'>) => {
    await saveSettings({ ...changes, ...more })
    startAnew()
    onSaved()
  })
  const card: CardProps = {
    draft,
    change: (part) => {
      setEdited({ ...draft, ...part })
      reset()
    },
    errorOf: (field) => (showsError(field) ? (problems.get(field)?.() ?? null) : null),
    leave: (field) => () => setLeft((before) => (before === 'all' ? before : new Set(before).add(field))),
  }
  return {
    card,
    changes,
    errorCount: [...problems.keys()].filter(showsError).length,
    busy,
    problem,
    error,
    submit,
    /** Returns true if everything is valid; otherwise every field shows its error, and the first one gets the focus. */
    check: () => {
      const [first] = problems.keys()
      if (first === undefined) return true
      setLeft('all')
      document.querySelector<HTMLInputElement>(`.settings [name="${first}"]`)?.focus()
      return false
    },
    discard: () => {
      startAnew()
      reset()
    },
  }
}
