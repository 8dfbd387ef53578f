import { planOf, questionsOf, type Workshop, wholeWorkshop } from '@thrive/domain'
import { workshopSchema } from '@thrive/domain/schema'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Library, Revision } from '../../deps.ts'
import { busy } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { sha256 } from '../../infra/sha256.ts'
import { publishRevision, readRevision } from './version/data.ts'

/** Publishes the content this server came with. Revisions never change, so they are kept once read. */
export async function openLibrary(
  db: Database,
  workshops: Workshop[],
  log?: Pick<FastifyBaseLogger, 'error'>,
): Promise<Library> {
  const known = new Map<number, Promise<Revision>>()
  const current = await Promise.all(
    workshops.map(async (workshop) => {
      const id = await publishRevision(db, workshop, hashOf(workshop))
      return prepare(id, workshop)
    }),
  )
  for (const revision of current) known.set(revision.id, Promise.resolve(revision))

  /** An older edition gets the fields it lacks; one of a newer release is for the nodes of that release. */
  const load = async (id: number) => {
    const parsed = workshopSchema.safeParse(wholeWorkshop(await readRevision(db, id)))
    if (parsed.success) return prepare(id, parsed.data)
    log?.error({ revision: id, problem: z.prettifyError(parsed.error) }, 'a revision does not fit the schema')
    throw busy('revision-unreadable')
  }
  return {
    current,
    find: (slug) => current.find(({ workshop }) => workshop.slug === slug),
    revision(id) {
      const revision = known.get(id) ?? load(id)
      known.set(id, revision)
      revision.catch(() => known.delete(id))
      return revision
    },
  }
}

function prepare(id: number, workshop: Workshop): Revision {
  return {
    id,
    workshop,
    plan: planOf(workshop),
    questions: questionsOf(workshop),
    json: Buffer.from(JSON.stringify(workshop)),
  }
}

const hashOf = (workshop: Workshop) => sha256(JSON.stringify(workshop)).toString('hex')
