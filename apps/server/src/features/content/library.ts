import { inLocale, type Locale, planOf, questionsOf, roomWords, type Workshop, wholeWorkshop } from '@thrive/domain'
import { workshopSchema } from '@thrive/domain/schema'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Library, Revision, Translated } from '../../deps.ts'
import { busy } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { sha256 } from '../../infra/sha256.ts'
import { publishedIds, publishRelease, readRevision, storeRevision } from './version/data.ts'

/** Publishes the content this release came with, except where people published their own. */
export async function publishWorkshops(db: Database, workshops: Workshop[]): Promise<void> {
  for (const workshop of workshops)
    await publishRelease(db, workshop.slug, await storeRevision(db, workshop, hashOf(workshop)))
}

/** Which revision is published is asked each time; a revision never changes, so it is kept once read. */
export function openLibrary(db: Database, log?: Pick<FastifyBaseLogger, 'error'>): Library {
  const known = new Map<number, Promise<Revision>>()

  /** An older edition gets the fields it lacks; one of a newer release is for the nodes of that release. */
  const load = async (id: number) => {
    const parsed = workshopSchema.safeParse(wholeWorkshop(await readRevision(db, id)))
    if (parsed.success) return prepare(id, parsed.data)
    log?.error({ revision: id, problem: z.prettifyError(parsed.error) }, 'a revision does not fit the schema')
    throw busy('revision-unreadable')
  }
  const revision = (id: number) => {
    const found = known.get(id) ?? load(id)
    known.set(id, found)
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
  const said = new Map<Locale, Translated>()
  return {
    id,
    workshop,
    plan: planOf(workshop),
    questions: questionsOf(workshop),
    inLocale(locale) {
      const before = said.get(locale)
      if (before) return before
      const translated = inLocale(workshop, locale)
      const json = Buffer.from(JSON.stringify(translated))
      const now = { workshop: translated, json, room: roomWords(translated) }
      said.set(locale, now)
      return now
    },
  }
}

const hashOf = (workshop: Workshop) => sha256(JSON.stringify(workshop)).toString('hex')
