import { useMutation } from '@tanstack/react-query'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import type { FormEvent } from 'react'
import { ApiError } from './api.ts'

/** A field does not fit, which is found before anything is sent. */
export class FieldError extends Error {
  readonly field: string
  readonly sentence: () => string
  constructor(field: string, sentence: () => string) {
    super(field)
    this.field = field
    this.sentence = sentence
  }
}

/** What went wrong, for whoever looks at the screen, in its language. */
export function problemText(error: unknown): string {
  if (error instanceof FieldError) return error.sentence()
  return error instanceof ApiError ? sentenceOf(error.code, error.details) : m.offline()
}

/** Hands something in, once at a time. What went wrong is told until `reset`, when something is typed. */
export function useSubmit<Given = void>(work: (given: Given) => Promise<unknown>) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({ mutationFn: work, networkMode: 'always' })
  const submit = (given: Given) => {
    if (!isPending) mutate(given)
  }
  return { submit, reset, busy: isPending, done: isSuccess, error, problem: error && problemText(error) }
}

/** For the form itself: the page stays. */
export const onSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault()
  submit()
}
