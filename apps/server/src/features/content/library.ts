import { inLocale, type Locale, planOf, questionsOf, roomWords, type Workshop } from '@thrive/domain'
import { parseStoredWorkshop } from '@thrive/domain/stored-workshop'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Library, Revision, Translated } from '../../deps.ts'
import { busy } from '../../http/errors.ts'
import { compressed } from '../../infra/compressed.ts'
import type { Database } from '../../infra/database.ts'
import { publishedIds, publishRelease, readRevision, storeRevision } from './data.ts'

/** Publishes the content of this release, except for versions that people published themselves. */
export async function publishWorkshops(db: Database, workshops: Workshop[]): Promise<void> {
  for (const workshop of workshops) await publishRelease(db, workshop.slug, await storeRevision(db, workshop))
}

/** More revisions than are in use at a time; each takes a few megabytes. */
const MAX_CACHED = 24

/** Looks up the published revision on each call. Revisions never change, so the most recently used are cached. */
export function openLibrary(db: Database, log?: Pick<FastifyBaseLogger, 'error'>): Library {
  const known = new Map<number, Promise<Revision>>()

  const load = async (id: number, on: Database) => {
    const parsed = parseStoredWorkshop(await readRevision(on, id))
    if (parsed.success) return prepare(id, parsed.data)
    log?.error({ revision: id, problem: z.prettifyError(parsed.error) }, 'a revision does not fit the schema')
    throw busy('revision-unreadable')
  }
  const revision = (id: number, on = db) => {
    const found = known.get(id) ?? load(id, on)
    // Moves this revision to the end, so that the least recently used comes first.
    known.delete(id)
    known.set(id, found)
    for (const [oldest] of known) if (known.size > MAX_CACHED) known.delete(oldest)
    found.catch(() => known.delete(id))
    return found
  }
  return {
    published: async () => Promise.all((await publishedIds(db)).map(({ id }) => revision(id))),
    async find(slug) {
      const found = (await publishedIds(db)).find((version) => version.slug === slug)
      return found && revision(found.id)
    },
    revision,
  }
}

function prepare(id: number, workshop: Workshop): Revision {
  const translations = new Map<Locale, Translated>()
  return {
    id,
    workshop,
    plan: planOf(workshop),
    questions: questionsOf(workshop),
    inLocale(locale) {
      const cached = translations.get(locale)
      if (cached) return cached
      const translated = inLocale(workshop, locale)
      const json = compressed(JSON.stringify(translated))
      const made = { workshop: translated, json, room: roomWords(translated) }
      translations.set(locale, made)
      return made
    },
  }
}
