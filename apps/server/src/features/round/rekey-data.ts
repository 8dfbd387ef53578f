import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export interface SealedLink {
  id: number
  sealed: Buffer
}

/** Returns the next links after this id, locked while their key changes. */
export async function lockLinks(tx: Database, after: number, limit: number): Promise<SealedLink[]> {
  const { rows } = await sql<SealedLink>`
    select id, link_sealed as sealed from invitee where id > ${after} and link_sealed is not null
    order by id limit ${limit} for no key update
  `.execute(tx)
  return rows
}

export async function storeLinks(tx: Database, links: SealedLink[]): Promise<void> {
  await sql`
    update invitee set link_sealed = link.sealed
    from unnest(${links.map(({ id }) => id)}::int[], ${links.map(({ sealed }) => sealed)}::bytea[]) as link (id, sealed)
    where invitee.id = link.id
  `.execute(tx)
}
