import { z } from 'zod'
import { type Calls, uuid } from './call.ts'

export const reminderCalls = {
  'POST /api/reminder/ask': {
    access: 'team',
    summary:
      'Mail the team leader on the date of each action, of a session that has finished; asking again changes nothing',
    body: z.object({ uuid }),
    response: z.object({ next: z.iso.date().nullable().describe('the day of the first mail; null if none will come') }),
  },
  'POST /stop/:key': {
    access: 'public',
    summary: 'End the reminders of a session, by the key that stands in each of them; says yes to any key',
    params: z.object({ key: z.string().max(64) }),
    // The reader's mail program makes this call itself (RFC 8058).
    unmarked: true,
    body: z.object({}),
    response: z.object({ stopped: z.literal(true) }),
  },
} satisfies Calls
