import { isShallowJson, ROLES, type Role } from '@thrive/domain'
import { z } from 'zod'

const KILOBYTE = 1024
export const MEGABYTE = 1024 * KILOBYTE
export const FORM_BYTES = 16 * KILOBYTE

/**
 * Who may call: anyone, whoever holds a session's uuid, a phone that has a seat in its room, the one of them that leads,
 * a member of HR who is logged in, or whoever holds their one-time ticket. A session that was completed a day ago answers 409
 * session-completed to every POST of its team.
 */
export type Access = 'public' | 'team' | 'seat' | 'leader' | 'hr' | 'ticket'

/** Who of HR may call; every such call says so. */
interface MemberRules {
  access: 'hr'
  roles: readonly Role[]
  /** Somebody has to have proven within the last minutes who they are: 403 proof-needed. */
  fresh?: true
  /** Also for who has to set up a second factor first. */
  unready?: true
  /** Screens make this call by themselves, so it is no sign that somebody is there. */
  unattended?: true
}

interface OtherRules {
  access: Exclude<Access, 'hr'>
  roles?: never
  fresh?: never
  unready?: never
  unattended?: never
}

export type Call = (MemberRules | OtherRules) & CallShape

interface CallShape {
  summary: string
  /** Programs of others make this call, too, so it needs no marker header: what it opens is a key in its path. */
  unmarked?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** A form; the web app sends it url-encoded, multipart works too. */
  body?: z.ZodObject
  /** The largest form in bytes; FORM_BYTES if absent. deploy/Caddyfile says the same. */
  maxBytes?: number
  /** The body field that holds a file. */
  file?: string
  /** JSON, unless the call answers with a file of one of these kinds. */
  produces?: string[]
  /** Server-sent events, each message the JSON of a response. */
  stream?: true
  response: z.ZodType
}

export const EVERY_ROLE = ROLES
export { OWNERS, READERS } from '@thrive/domain'

/** Keyed by "METHOD /path/:param", so that a caller needs nothing from this package at run time. */
export type Calls = Record<`${'GET' | 'POST'} /${string}`, Call>

export const uuid = z.string().max(64).describe('the session uuid: the key that opens a session')
export const uuidParams = z.object({ uuid })
export const saved = z.object({ saved: z.literal(true) })
export const failure = z.object({
  error: z.string().describe('a code in kebab case that does not change'),
  message: z.string().describe('English, for whoever reads it in a log: a screen has its own words for the code'),
  questions: z.array(z.int()).optional().describe('of answers-refused: the questions whose answers do not fit'),
})
/** Forms carry text only, so a whole number arrives as digits. */
export const formInteger = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

/** The id of a row, of which there are no more than these. */
export const formId = formInteger.pipe(z.int32())

/**
 * A form field that holds the JSON text of what the schema says. What cannot be that is refused before it is parsed,
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
