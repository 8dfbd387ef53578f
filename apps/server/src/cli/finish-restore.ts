import type { Env } from '../env.ts'
import { openLibrary } from '../features/content/library.ts'
import { writeAuditEntry } from '../features/hr/audit/data.ts'
import { forgetEnding } from '../features/hr/ending/data.ts'
import { forgetWaiting } from '../features/hr/settings/retention-data.ts'
import { eraseAgain } from '../features/hr/teams/erase-again.ts'
import { holdRoundMails } from '../features/round/outcome-data.ts'
import { holdDay, holdReminders } from '../features/team/action/reminder-mail-data.ts'
import { connect, type Database } from '../infra/database.ts'
import { openEvents } from '../infra/events.ts'
import { migrate } from '../infra/migrations.ts'
import { openPhotoStore } from '../infra/storage.ts'

/**
 * Brings a restored database forward, and erases again what was erased since the backup, before anybody can open it.
 * Returns in words what was done.
 */
export async function finishRestore(env: Env): Promise<string> {
  const migrations = await migrate(env.DATABASE_URL)
  const db = connect({ url: env.DATABASE_URL, pool: 2 })
  try {
    const [events, library, erasures] = [openEvents(), openLibrary(db), await openPhotoStore(env, 'erased')]
    const erased = await eraseAgain({ db, events, library, erasures })
    await holdMails(db)
    // Either could be due by now, though an owner stopped it after the copy. Whoever still wants it asks again.
    await forgetWaiting(db)
    if (await forgetEnding(db)) await writeAuditEntry(db, { who: 'restore', what: 'ending_stopped' })
    return `${migrations} migrations were applied; ${erased} sessions that were erased since the copy are erased again`
  } finally {
    await db.destroy()
  }
}

/** What is due may have been mailed after the backup: rounds wait for a person, reminders of today are left out. */
async function holdMails(db: Database): Promise<void> {
  await holdRoundMails(db)
  await holdReminders(db)
  await holdDay(db)
}
