import { type Compilable, CompiledQuery } from 'kysely'
import pg from 'pg'

const names = new Map<string, string>()

function announce(text: string) {
  if (!names.has(text)) names.set(text, `statement-${names.size}`)
}

/**
 * For statements that teams send again and again: a connection has them parsed and planned once, which costs PostgreSQL
 * several times what running them does. Not for those of HR, whose best plan depends on what is searched for.
 */
export function prepared<Row>(text: string): (...values: unknown[]) => CompiledQuery<Row> {
  announce(text)
  return (...values) => CompiledQuery.raw(text, values)
}

/** The same for a query that is built by Kysely; its text must not depend on what is asked. */
export function kept<Row>(query: Compilable<Row>): CompiledQuery<Row> {
  const compiled = query.compile()
  announce(compiled.sql)
  return compiled
}

/** Kysely hands over a text and its values; those that were announced are sent by their name. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the signature has nine overloads, and none of them matters here
  override query(text: any, ...rest: any[]): any {
    const name = typeof text === 'string' ? names.get(text) : undefined
    if (!name) return super.query(text, ...(rest as [never]))
    const [values, ...callback] = rest
    return super.query({ name, text, values }, ...(callback as [never]))
  }
}
