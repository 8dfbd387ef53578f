import { isShallowJson } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formInteger, saved, uuid, uuidParams } from './call.ts'
import { block, film, pace, roomState, timer } from './room-state.ts'

const FLAT = { depth: 1, parts: 5 }

/** A form field with the JSON text of a small object. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text, context): z.output<Schema> => {
    try {
      const parsed = isShallowJson(text, FLAT) ? schema.safeParse(JSON.parse(text)) : undefined
      if (parsed?.success) return parsed.data
    } catch {
      // Refused below, like JSON that does not fit the schema.
    }
    context.addIssue({ code: 'custom', message: 'not what was expected' })
    return z.NEVER
  })

/** Without a time it counts as current. */
const optionalTime = { at: film.shape.at.optional() }
const key = z.string().max(40).describe('q19 for question 19, vote-7 for the vote of survey page 7, or an opinion')

export const roomCalls = {
  'POST /api/room/open': {
    access: 'team',
    summary: 'Let phones join; the same code while the room is open',
    body: z.object({ uuid }),
    response: z.object({ code: z.string(), path: z.string() }),
  },
  'POST /api/room/close': {
    access: 'team',
    summary: 'Close the room: seats end, the code opens nothing, and what was given is gone',
    body: z.object({ uuid }),
    response: saved,
  },
  'POST /api/room/lock': {
    access: 'team',
    summary: 'Let nobody else in, or open the room again',
    body: z.object({ uuid, locked: z.enum(['true', 'false']).transform((text) => text === 'true') }),
    response: saved,
  },
  'POST /api/room/remove': {
    access: 'team',
    summary: 'End a seat, whose calls are 401 seat-removed until the room closes',
    body: z.object({ uuid, seat: formInteger.pipe(z.int().positive().max(32_767)) }),
    response: saved,
  },
  'POST /api/room/show': {
    access: 'team',
    summary: 'What the shared screen shows: all of it, each time',
    body: z.object({
      uuid,
      page: formInteger.pipe(z.int().positive().max(10_000)),
      film: jsonOf(film.extend(optionalTime)).optional(),
      timer: jsonOf(timer.extend(optionalTime)).optional(),
      blocked: block.optional().describe('why Next step is closed, for the leader'),
      pace: jsonOf(pace).optional().describe('for the leader'),
      due: key.optional().describe('the question that would be asked next, for the leader'),
    }),
    response: saved,
  },
  'POST /api/room/ask': {
    access: 'team',
    summary: 'Ask the phones; what was given stays until it is revealed, and then it begins anew',
    body: z.object({ uuid, key }),
    response: saved,
  },
  'POST /api/room/reveal': {
    access: 'team',
    summary: 'Show what was given, without seats; 409 too-few below three, 409 not-asked',
    body: z.object({ uuid, key }),
    response: saved,
  },
  'POST /api/room/undo': {
    access: 'team',
    summary: 'Within ten seconds of asking again: the tally is back, and what was given since is gone; 409 too-late',
    body: z.object({ uuid, key }),
    response: saved,
  },
  'POST /api/room/pair': {
    access: 'team',
    summary:
      "A path that makes one phone the leader's remote, once, within ten minutes; its end can be typed at /remote",
    body: z.object({ uuid }),
    response: z.object({ path: z.string() }),
  },
  'GET /api/room/live/:uuid': {
    access: 'team',
    summary: 'What the room shows, whole, now and whenever it changes; 404 no-room where none is open',
    params: uuidParams,
    stream: true,
    response: roomState,
  },
} satisfies Calls
