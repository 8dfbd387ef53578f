import { useMutation } from '@tanstack/react-query'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { type FormEvent, useEffect, useRef } from 'react'
import { ApiError } from './api.ts'

/** A field is invalid, which is found before anything is sent. */
export class FieldError extends Error {
  readonly field: string
  readonly sentence: () => string
  constructor(field: string, sentence: () => string) {
    super(field)
    this.field = field
    this.sentence = sentence
  }
}

/** Describes what went wrong, in the language of the screen. */
export function problemText(error: unknown): string {
  if (error instanceof FieldError) return error.sentence()
  return error instanceof ApiError ? sentenceOf(error.code, error.details) : m.offline()
}

/** Submits one thing at a time. An error is shown until `reset`, when something is typed, or the network is back. */
export function useSubmit<Given = void>(work: (given: Given) => Promise<unknown>) {
  // Two clicks may come before the next render, and so before isPending is true.
  const isUnderWay = useRef(false)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (given: Given) =>
      work(given).finally(() => {
        isUnderWay.current = false
      }),
    networkMode: 'always',
  })
  const isOffline = error !== null && !(error instanceof FieldError) && !(error instanceof ApiError)
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isOffline, reset])
  const submit = (given: Given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(given)
  }
  return { submit, reset, busy: isPending, done: isSuccess, error, problem: error && problemText(error) }
}

/** For the form itself: the page stays. */
export const onSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault()
  submit()
}
