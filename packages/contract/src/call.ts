import { isShallowJson, ROLES, type Role, type TokenScope } from '@thrive/domain'
import { z } from 'zod'

const KILOBYTE = 1024
export const MEGABYTE = 1024 * KILOBYTE
export const FORM_BYTES = 16 * KILOBYTE

/**
 * Who may call: anyone, the holder of a session's uuid, a phone with a seat in its room, the leading seat, a logged-in
 * HR member, or the holder of a member's one-time ticket. A session completed a day ago answers 409 session-completed
 * to every POST of its team.
 */
export type Access = 'public' | 'team' | 'seat' | 'leader' | 'hr' | 'ticket'

/** Which HR members may call; every HR call declares this. */
interface MemberRules {
  access: 'hr'
  roles: readonly Role[]
  /** The member must have proven their identity within the last minutes: 403 proof-needed. */
  fresh?: true
  /** Also allowed for members who must first set up a second factor. */
  unready?: true
  /** Pages make this call on their own, so it does not count as user activity. */
  unattended?: true
  /** Programs with a token of this scope may make this GET call, too; a token opens no other call. */
  tokens?: TokenScope
}

interface OtherRules {
  access: Exclude<Access, 'hr'>
  roles?: never
  fresh?: never
  unready?: never
  unattended?: never
  tokens?: never
}

export type Call = (MemberRules | OtherRules) & CallShape

interface CallShape {
  summary: string
  /** Third-party programs also make this call, so it needs no marker header: the key in its path authorises it. */
  unmarked?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** A form; the web app sends it URL-encoded, multipart works too. */
  body?: z.ZodObject
  /** Maximum form size in bytes; FORM_BYTES if absent. Keep deploy/Caddyfile in sync. */
  maxBytes?: number
  /** The body field that holds a file. */
  file?: string
  /** Text fields may be as long as the file. */
  hasLongText?: true
  /** JSON, unless the call answers with a file of one of these kinds. */
  produces?: string[]
  /** Server-sent events, each message the JSON of a response. */
  stream?: true
  response: z.ZodType
}

export const EVERY_ROLE = ROLES
export { AUTHORS, OWNERS, READERS, VIEWERS } from '@thrive/domain'

/** Keyed by "METHOD /path/:param", so that callers need nothing from this package at run time. */
export type Calls = Record<`${'GET' | 'POST'} /${string}`, Call>

export const uuid = z.string().max(64).describe('the session uuid: the key that opens a session')
export const uuidParams = z.object({ uuid })
export const sessionDay = z.iso.date().describe('the day on which it finished, in the time zone of the organisation')
export const saved = z.object({ saved: z.literal(true) })
export const failure = z.object({
  error: z.string().describe('a code in kebab case that does not change'),
  message: z.string().describe('English, for whoever reads it in a log: a screen has its own words for the code'),
  questions: z.array(z.int()).optional().describe('of answers-refused: the questions whose answers do not fit'),
  sessions: z.int().optional().describe('of erases-sessions: how many sessions would be erased'),
})
/** Forms carry text only, so a whole number arrives as digits. */
export const formInteger = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

/** A row id, which is a 32-bit integer. */
export const formId = formInteger.pipe(z.int32())

/**
 * A form field with JSON text that matches the schema. Text that is too deep or too long is refused before parsing,
 * which could take long.
 */
export const formJson = <Schema extends z.ZodType>(schema: Schema, most: { depth: number; parts: number }) =>
  z.string().transform((text, context): z.output<Schema> => {
    try {
      if (!isShallowJson(text, most)) throw new Error('too much of it')
      const parsed = schema.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: z.prettifyError(parsed.error) })
    } catch {
      context.addIssue({ code: 'custom', message: 'not valid JSON' })
    }
    return z.NEVER
  })
