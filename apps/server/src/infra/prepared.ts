import { type Compilable, CompiledQuery } from 'kysely'
import pg from 'pg'

const names = new Map<string, string>()

function register(text: string) {
  if (!names.has(text)) names.set(text, `statement-${names.size}`)
}

/**
 * For statements that teams send repeatedly: each connection parses and plans them once, which costs PostgreSQL several
 * times as much as running them. Not for HR's queries, whose best plan depends on the search.
 */
export function prepared<Row>(text: string): (...values: unknown[]) => CompiledQuery<Row> {
  register(text)
  return (...values) => CompiledQuery.raw(text, values)
}

/** The same for a query built by Kysely; its text must not depend on its values. */
export function asPrepared<Row>(query: Compilable<Row>): CompiledQuery<Row> {
  const compiled = query.compile()
  register(compiled.sql)
  return compiled
}

/** Kysely passes a text and its values; a registered text is sent as a named statement. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the signature has nine overloads, and none of them matters here
  override query(text: any, ...rest: any[]): any {
    const name = typeof text === 'string' ? names.get(text) : undefined
    if (!name) return super.query(text, ...(rest as [never]))
    const [values, ...callback] = rest
    return super.query({ name, text, values }, ...(callback as [never]))
  }
}
