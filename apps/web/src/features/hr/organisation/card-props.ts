import type { Draft } from './draft.ts'

export interface CardProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** The error of a field that has been left. */
  errorOf: (field: string) => string | null
  leave: (field: string) => () => void
}
