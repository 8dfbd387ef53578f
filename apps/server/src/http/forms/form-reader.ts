import { tooLarge } from '../errors.ts'

/** Reads a form as it arrives. A chunk that breaks a rule throws, and everything before it is dropped. */
export interface FormReader {
  write(chunk: Buffer): void
  end(): Promise<Record<string, unknown>> | Record<string, unknown>
}

export const MAX_FIELDS = 20

export const tooManyFields = () => tooLarge('too-many-fields')
