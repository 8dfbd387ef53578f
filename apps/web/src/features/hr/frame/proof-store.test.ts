// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerProof, askForProof, useIsProofAsked } from './proof-store.ts'

afterEach(cleanup)

test('all that wait are answered by one dialog', async () => {
  const dialog = renderHook(useIsProofAsked)
  const waiting = await act(async () => [askForProof(), askForProof()])
  expect(dialog.result.current).toBe(true)
  act(() => answerProof(true))
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(dialog.result.current).toBe(false)
})

test('what is asked later opens it anew', async () => {
  const dialog = renderHook(useIsProofAsked)
  const first = await act(async () => [askForProof()])
  act(() => answerProof(false))
  expect(await first[0]).toBe(false)
  const second = await act(async () => [askForProof()])
  expect(dialog.result.current).toBe(true)
  act(() => answerProof(true))
  expect(await second[0]).toBe(true)
})

test('nobody waits for ever: not where no screen has a dialog, nor once it is left', async () => {
  expect(await askForProof()).toBe(false)
  const dialog = renderHook(useIsProofAsked)
  const waiting = await act(async () => [askForProof()])
  dialog.unmount()
  expect(await waiting[0]).toBe(false)
})
