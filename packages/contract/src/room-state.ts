import {
  BLOCKS,
  CAPTION_LANGUAGES,
  INDICATORS,
  LOCALES,
  type RoomState,
  SEAT_COLOURS,
  SEAT_ENDS,
  SEAT_SHAPES,
  type SeatState,
  WISHES,
} from '@thrive/domain'
import { z } from 'zod'

const number = z.int().positive().describe('grows with every change of the room: what has an older one is dropped')
const seconds = z.number().min(0).max(86_400)
const moment = z.int().nonnegative().describe("the server's moment at which it was true, in milliseconds")
const kind = z.enum(['score', 'vote', 'choose', 'rank', 'opinion'])

const filmLanguage = z.enum(['NL', 'BE', 'EN', 'FR'])

export const film = z.object({
  playing: z.boolean(),
  position: seconds,
  at: moment,
  language: filmLanguage.optional().describe('what it is heard in on the shared screen'),
  length: seconds.optional().describe('of the whole film'),
  captions: z.boolean().optional(),
})
export const timer = z.object({
  running: z.boolean(),
  left: seconds,
  at: moment,
  of: seconds.optional().describe('what it began with'),
})
export const pace = z.object({
  sign: z.enum(['ahead', 'on-time', 'behind']),
  minutes: z.int().nonnegative().max(10_000),
  finishAt: z.int().nonnegative().describe('when the team wants to finish, in milliseconds'),
})
export const block = z.enum(BLOCKS)
export const role = z.enum(['member', 'leader'])
export const seatLook = z.object({
  seat: z.int().positive(),
  shape: z.enum(SEAT_SHAPES),
  colour: z.enum(SEAT_COLOURS),
})

const tally = z.object({
  key: z.string(),
  kind,
  count: z.int().min(3),
  values: z.array(z.int()).optional().describe('of scores, in their order'),
  counts: z.record(z.string(), z.number()).optional().describe('how many gave each value; of a ranking its mean place'),
  average: z.int().optional().describe('of scores and opinions, halves up'),
  middle: z.int().optional().describe('where the team takes the one in the middle; of an even count the lower one'),
})

export const roomState = z.object({
  number,
  code: z.string(),
  locked: z.boolean(),
  page: z.int().positive().describe('results pages are counted after those of the survey'),
  film: film.nullable(),
  timer: timer.nullable(),
  seats: z.array(seatLook.extend({ here: z.boolean() })),
  leader: z.boolean(),
  asked: z.object({ key: z.string(), kind, given: z.int().nonnegative() }).nullable(),
  tally: tally.nullable(),
  wish: z.enum(WISHES).nullable().describe('in one state, and gone in the next'),
}) satisfies z.ZodType<RoomState>

/** The shared screen's page, for participants who follow it on their own screen. */
export const roomPage = z.object({
  number: z.int().positive(),
  title: z.string(),
  text: z.string().describe('Markdown'),
  tip: z.string().nullable(),
  look: z.enum(['game', 'lab']),
  kind: z.enum(['boxes', 'chapters']).describe('how the journey is drawn'),
  parts: z.array(
    z.object({
      title: z.string(),
      indicator: z.enum(INDICATORS).nullable(),
      fromPage: z.int(),
      toPage: z.int(),
      state: z.enum(['done', 'now', 'todo']),
      share: z.number(),
    }),
  ),
  scores: z
    .array(
      z.object({
        key: z.string(),
        title: z.string(),
        indicator: z.enum(INDICATORS).nullable(),
        score: z.int().nullable().describe("the team's own, once it is given"),
      }),
    )
    .describe('what is scored on this page, one after the other'),
  team: z
    .object({
      scores: z.record(z.enum(INDICATORS), z.int().nullable()),
      desired: z.record(z.enum(INDICATORS), z.int()).nullable(),
    })
    .nullable()
    .describe("the team's three scores, where the page draws them"),
  answers: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        answer: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), text: z.string() }),
          z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
        ]),
      }),
    )
    .nullable()
    .describe("what the team gave on this page, in the words of the room's language; null where it is asked nothing"),
  films: z.array(
    z.object({
      language: filmLanguage,
      path: z.string(),
      poster: z.string().describe('a still, until the film is there'),
      captions: z.array(z.object({ language: z.enum(CAPTION_LANGUAGES), path: z.string() })),
    }),
  ),
})

export const seatState = z.object({
  number,
  seat: z.int().positive(),
  role,
  lang: z.enum(LOCALES).nullable().describe('of the room; null once it has ended'),
  page: z
    .object({
      number: z.int().positive(),
      title: z.string(),
      of: z.int().describe('the pages of the survey'),
      results: z.int(),
      scores: z.literal(true).optional().describe("the page draws the team's scores"),
    })
    .nullable()
    .describe('null once it has ended'),
  asked: z
    .object({
      key: z.string(),
      kind,
      title: z.string(),
      options: z.array(z.string()).optional(),
      labels: z.array(z.string()).optional(),
      indicator: z.enum(INDICATORS).nullable().optional().describe('of a score'),
      given: z.int().nonnegative().describe('how many gave'),
      seats: z.int().nonnegative(),
      mine: z.union([z.number(), z.string(), z.array(z.string())]).nullable(),
    })
    .nullable(),
  tally: tally.nullable(),
  film: film.nullable(),
  timer: timer.nullable(),
  ended: z.boolean(),
  why: z.enum(SEAT_ENDS).optional().describe('why it ended'),
  trial: z.literal(true).optional().describe('an author tries a draft, which screens say'),
  text: z.string().optional().describe('of the page, for the leader'),
  note: z.string().nullable().optional(),
  asks: z.boolean().optional().describe('whether the phones can be asked on this page; for the leader'),
  next: z
    .object({ indicator: z.enum(INDICATORS).nullable(), seats: z.int().positive() })
    .optional()
    .describe('what they would be asked, and how many; for the leader'),
  blocked: block.nullable().optional().describe('why Next step is closed'),
  pace: pace
    .extend({ shorten: z.array(z.object({ position: z.int(), title: z.string(), shorten: z.string() })) })
    .nullable()
    .optional()
    .describe('null where the team has not said when it wants to finish; for the leader'),
}) satisfies z.ZodType<SeatState>
