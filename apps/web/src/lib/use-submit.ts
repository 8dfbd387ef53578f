import { useMutation } from '@tanstack/react-query'
import { messages } from '@thrive/content/messages'
import type { FormEvent } from 'react'
import { ApiError } from './api.ts'

/** A field does not fit, which is found before anything is sent. */
export class FieldError extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
  }
}

/** What went wrong, for whoever looks at the screen. */
export const problemText = (error: unknown): string =>
  error instanceof ApiError || error instanceof FieldError ? error.message : messages.offline

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
