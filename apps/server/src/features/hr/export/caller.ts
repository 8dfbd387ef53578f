import type { Ticket } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { takeTicket } from './data.ts'

export async function ticketOf(db: Database, ticket: string): Promise<Ticket> {
  const taken = await takeTicket(db, ticket)
  if (!taken) throw notFound('link-expired')
  return taken
}
