import type { Locale } from '@thrive/domain'

/** Values that a message may contain, sent beside the code. */
export interface RefusalDetails {
  /** In seconds. */
  retryAfter?: number | undefined
  minutes?: number | undefined
  domains?: readonly string[] | undefined
  email?: string | undefined
  host?: string | undefined
  /** Name and address of an owner who can help. */
  owner?: string | undefined
  /** Unused recovery codes. */
  codesLeft?: number | undefined
  fields?: readonly string[] | undefined
  min?: number | undefined
  max?: number | undefined
  /** How many would be erased. */
  sessions?: number | undefined
}

export type In = { locale?: Locale | undefined }
export type Sentence = (details: RefusalDetails, options: In) => string

export const plain =
  (message: (inputs: Record<string, never>, options: In) => string): Sentence =>
  (_, options) =>
    message({}, options)
