import type { Draft } from './draft.ts'

/** What each card of the settings gets. */
export interface CardProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** What is wrong with a field that was left. */
  errorOf: (field: string) => string | null
  leave: (field: string) => () => void
}
