import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Mails of one kind that nobody waits for. */
export interface MailSource {
  /** Keeps the states of its mails up to date; called about every second, on every node. */
  tend(): Promise<void>
  /** No node sent anything for hours: what is due must not go by itself. */
  hold(tx: Database): Promise<void>
  /**
   * Takes the next mails: when the transaction commits, they are being sent. Returns what sends each and records its
   * outcome.
   */
  claim(tx: Database, most: number): Promise<(() => Promise<void>)[]>
}

export interface SenderOptions {
  db: Database
  perMinute: number
  sources: MailSource[]
  log: Pick<FastifyBaseLogger, 'error'>
}

/** After this many seconds without an outcome, the sender of a mail counts as dead. */
export const SILENT_SECONDS = 120
/** Mails that a node sends at the same time. */
const AT_ONCE = 20
const TURN_MS = 1_000
const HELD_HOURS = 2

/**
 * Sends mails from the database at a common rate, over all nodes and restarts, until stopped. Each source commits that a
 * mail is being sent before the mail server is spoken to, so that nobody is written to twice.
 */
export function startSender({ db, perMinute, sources, log }: SenderOptions): { stop(): Promise<void> } {
  const ending = new AbortController()
  const running = new Set<Promise<void>>()
  const follow = (send: () => Promise<void>) => {
    const sending: Promise<void> = send()
      .catch((error: Error) => log.error({ problem: error.message }, 'the outcome of a mail is not known'))
      .finally(() => running.delete(sending))
    running.add(sending)
  }
  /** Returns how long to wait for the next turn. */
  const turn = async (): Promise<number> => {
    if (running.size >= AT_ONCE) await Promise.race(running)
    const { sends, waitMs } = await claim(db, perMinute, AT_ONCE - running.size, sources)
    for (const send of sends) follow(send)
    return waitMs
  }
  const run = async () => {
    let nextTend = 0
    while (!ending.signal.aborted) {
      let waitMs = TURN_MS
      try {
        if (Date.now() >= nextTend) {
          nextTend = Date.now() + TURN_MS
          await tend(db, sources)
        }
        waitMs = await turn()
      } catch (error) {
        // The database is away, or a source failed: the next turn tries again.
        log.error({ problem: (error as Error).message }, 'mails wait')
      }
      await sleep(Math.min(waitMs, TURN_MS), undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const ended = run()
  return {
    async stop() {
      ending.abort()
      await ended
      await Promise.all(running)
    },
  }
}

/** Holds what is due if no node ran for hours; then lets each source update its states. */
async function tend(db: Database, sources: MailSource[]): Promise<void> {
  const { rows } = await sql<{ silent: boolean }>`
    select seen_at < now() - make_interval(hours => ${HELD_HOURS}) as silent from mail_pace
    where seen_at < now() - interval '1 minute'`.execute(db)
  if (rows.length > 0)
    await db.transaction().execute(async (tx) => {
      if (rows[0]?.silent) for (const source of sources) await source.hold(tx)
      await sql`update mail_pace set seen_at = now()`.execute(tx)
    })
  for (const source of sources) await source.tend()
}

interface Turn {
  sends: (() => Promise<void>)[]
  waitMs: number
}

/** Takes as many mails as the common rate allows now: at most those of a second, so that no pause is made up for. */
function claim(db: Database, perMinute: number, most: number, sources: MailSource[]): Promise<Turn> {
  const gapMs = 60_000 / perMinute
  const burstMs = Math.max(gapMs, 1_000)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ freeMs: number }>`
      select least(extract(epoch from now() - free_at) * 1000, ${burstMs}::float)::float as "freeMs"
      from mail_pace for update`.execute(tx)
    const freeMs = rows[0]?.freeMs ?? 0
    const allowed = Math.min(most, Math.floor(freeMs / gapMs))
    if (allowed < 1) return { sends: [], waitMs: gapMs - freeMs }
    const sends: Turn['sends'] = []
    for (const source of sources) {
      if (sends.length < allowed) sends.push(...(await source.claim(tx, allowed - sends.length)))
    }
    if (sends.length === 0) return { sends, waitMs: TURN_MS }
    const tookMs = sends.length * gapMs
    await sql`update mail_pace set free_at =
      now() - make_interval(secs => ${(freeMs - tookMs) / 1000}::float)`.execute(tx)
    return { sends, waitMs: gapMs }
  })
}
