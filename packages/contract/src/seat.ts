import { WISHES } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, saved } from './call.ts'
import { roomPage, seatLook, seatState } from './room-state.ts'

const lang = localeSchema.optional().describe("of a member's phone; the room's own if not given")

export const seatCalls = {
  'POST /api/seat/join': {
    access: 'public',
    summary: 'Take a seat, which the cookie "seat" then holds; with one of this room the same seat',
    body: z.object({ code: z.string().max(1_000).describe('in any case, spaces and dashes are ignored') }),
    response: seatLook,
  },
  'POST /api/seat/pair': {
    access: 'public',
    summary: "Take the leader's seat with the secret of a pairing path; a seat of this room becomes it",
    body: z.object({ secret: z.string().max(1_000).describe('in any case, spaces and dashes are ignored') }),
    response: seatLook,
  },
  'POST /api/seat/give': {
    access: 'seat',
    summary: 'Answer what is asked; the last one counts. 409 not-asked, 409 revealed, 403 leader-gives-nothing',
    body: z.object({
      key: z.string().max(40),
      value: z.string().max(8_000).describe('a number, an indicator, or the JSON text of a list of options'),
    }),
    response: saved,
  },
  'POST /api/seat/leave': {
    access: 'seat',
    summary: 'Give the seat up, with what it gave and was not revealed',
    body: z.object({}),
    response: saved,
  },
  'POST /api/seat/wish': {
    access: 'leader',
    summary: 'Ask the shared screen to act as on a key; 409 no-screen where none listens',
    body: z.object({ wish: z.enum(WISHES) }),
    response: saved,
  },
  'GET /api/seat/page': {
    access: 'seat',
    summary: 'The page that the shared screen shows, for whoever follows from elsewhere',
    query: z.object({ lang }),
    response: roomPage,
  },
  'GET /api/seat/live': {
    access: 'seat',
    summary: 'What this seat sees, whole, now and whenever it changes',
    query: z.object({ lang }),
    stream: true,
    response: seatState,
  },
} satisfies Calls
