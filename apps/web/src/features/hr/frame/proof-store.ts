import { useSyncExternalStore } from 'react'

interface Asked {
  given: Promise<boolean>
  answer: (given: boolean) => void
}

const listeners = new Set<() => void>()
let asked: Asked | null = null

/** Opens the dialog. Resolves to true once somebody has proven their identity; all waiting calls share one dialog. */
export function askForProof(): Promise<boolean> {
  // This screen has no dialog.
  if (listeners.size === 0) return Promise.resolve(false)
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asked = { given: promise, answer: resolve }
    announce()
  }
  return asked.given
}

export function answerProof(given: boolean) {
  const before = asked
  asked = null
  before?.answer(given)
  announce()
}

function announce() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The screen was left with the dialog open.
    if (listeners.size === 0) answerProof(false)
  }
}

export const useIsProofAsked = (): boolean => useSyncExternalStore(subscribe, () => asked !== null)
