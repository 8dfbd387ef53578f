import { useEffect, useState } from 'react'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { closeTrial, onTrialResult, openTrial, type TrialResult } from '../../frame/trial.ts'
import { type Checks, refreshSignIn, testIssuer } from './api.ts'

/** How long the server waits for a browser to come back from the company. */
const TEN_MINUTES = 600_000
const EXPIRED: TrialResult = { code: 'sign-in-expired' }

export interface Trial {
  /** Null until the provider has been checked in this visit. */
  checks: Checks | null
  /** When the window was opened; null once somebody has come back. */
  since: string | null
  result: TrialResult | null
}
const NOT_RUN: Trial = { checks: null, since: null, result: null }

/** Checks the provider and, if all is well, lets the owner log in there in a separate window. */
export function useTrial(issuer: string) {
  const [trial, setTrial] = useState(NOT_RUN)
  const { submit, busy, problem } = useSubmit(async () => {
    setTrial(NOT_RUN)
    const checks = await testIssuer(issuer)
    const isRight = checks.every(({ fault, done }) => done && fault === null)
    setTrial({ checks, since: isRight ? new Date().toISOString() : null, result: null })
    if (isRight) openTrial()
  })
  const { since } = trial
  useEffect(() => {
    if (since === null) return
    const end = (result: TrialResult) => setTrial((before) => ({ ...before, since: null, result }))
    const timer = setTimeout(() => end(EXPIRED), TEN_MINUTES)
    const stopListening = onTrialResult((result) => {
      end(result)
      void refreshSignIn()
    })
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [since])
  const stop = () => {
    closeTrial()
    setTrial(NOT_RUN)
  }
  return { test: () => submit(), stop, reopen: openTrial, busy, problem, trial }
}
