import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'

/** What was acknowledged to one team, each fact under its own name: "position", "name", "answer 5", "photo" … */
export type Facts = Map<string, string>

export interface Ledger {
  uuid: string
  acknowledged: Facts
  /** Sent but not yet acknowledged: it may or may not be stored. */
  underway: Facts
  /** How many calls were acknowledged, and how many had to be repeated. */
  calls: number
  repeats: number
  /** Why each of them failed. */
  failures: string[]
  problems: string[]
}

export const emptyLedger = (): Ledger => ({
  uuid: '',
  acknowledged: new Map([['position', '1']]),
  underway: new Map(),
  calls: 0,
  repeats: 0,
  failures: [],
  problems: [],
})

export interface Reader {
  /** Reads everything stored about one team; throws while the database is down. */
  read(uuid: string): Promise<Facts>
  close(): Promise<void>
}

/** Bypasses the product: reads the database and the photo folder directly. */
export function openReader(url: string, photoFolder: string): Reader {
  const db = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5_000 })
  db.on('error', () => {})
  const read = async (uuid: string): Promise<Facts> => {
    const { rows } = await db.query('select id, position, name, photo_key from session where uuid = $1', [uuid])
    const [session] = rows
    if (!session) return new Map()
    const facts: Facts = new Map([['position', String(session.position)]])
    if (session.name) facts.set('name', session.name)
    const answers = await db.query('select question_id, value from answer where session_id = $1', [session.id])
    for (const { question_id, value } of answers.rows) facts.set(`answer ${question_id}`, value)
    const opinions = await db.query('select type, score from opinion where session_id = $1', [session.id])
    for (const { type, score } of opinions.rows) facts.set(`opinion ${type}`, String(score))
    if (session.photo_key) facts.set('photo', await sizeOf(join(photoFolder, session.photo_key)))
    return facts
  }
  return { read, close: () => db.end() }
}

/**
 * Returns the picture's size. Each upload of a drill has a different one; decoding it shows that the file is complete.
 */
async function sizeOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return 'missing'
  const whole = await sharp(bytes, { failOn: 'error' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return whole ? `${whole.info.width}x${whole.info.height}` : 'broken'
}

/** Returns every fact whose stored value is neither the acknowledged nor the pending one. */
export function compare({ uuid, acknowledged, underway }: Ledger, stored: Facts): string[] {
  return [...new Set([...acknowledged.keys(), ...stored.keys()])]
    .filter((fact) => {
      const found = stored.get(fact)
      return found !== acknowledged.get(fact) && (found === undefined || found !== underway.get(fact))
    })
    .map((fact) => `${uuid} ${fact}: "${acknowledged.get(fact)}" was acknowledged, "${stored.get(fact)}" is stored`)
}
