import { parseEnv } from '../env.ts'
import { openLibrary } from '../features/content/library.ts'
import { draftFolder, exportEdition } from '../features/studio/files-service.ts'
import { connect } from '../infra/database.ts'
import { migrate } from '../infra/migrations.ts'
import { openMediaStore } from '../infra/storage.ts'

async function withDatabase<Result>(work: (deps: Parameters<typeof draftFolder>[0]) => Promise<Result>) {
  const env = parseEnv(process.env)
  await migrate(env.DATABASE_URL)
  const db = connect({ url: env.DATABASE_URL, pool: 2 })
  try {
    return await work({ db, library: openLibrary(db), media: await openMediaStore(env) })
  } finally {
    await db.destroy()
  }
}

/** `version` is v2, or v2/7 for its edition 7. */
export async function exportContent(version: string, folder: string): Promise<string> {
  const [slug = '', number] = version.split('/')
  if (number !== undefined && !/^\d{1,9}$/.test(number)) throw new Error(`${number} is not the number of an edition`)
  const edition = await withDatabase((deps) => exportEdition(deps, slug, folder, number ? Number(number) : undefined))
  return `edition ${edition} of ${slug} is in ${folder}/${slug}`
}

export async function draftContent(folder: string): Promise<string> {
  const drafted = await withDatabase((deps) => draftFolder(deps, folder))
  return drafted.map(({ slug, changes }) => `${slug}: ${changes} changes are in the draft`).join('\n')
}
