import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FILE_KIND, FILE_NAME, type UploadKind, type Workshop } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { checkFile } from './check/file-check.ts'
import { readFile } from './file-data.ts'
import { lockFile, storeFile } from './upload-data.ts'

/** The organisation's own films, pictures, captions and PDFs, beside the folders of the versions. */
const FILES = 'files'

/** Writes the own files that a workshop names. */
export async function exportFiles({ media }: Pick<Deps, 'media'>, workshop: Workshop, folder: string): Promise<void> {
  const names = new Set(JSON.stringify(workshop).match(FILE_NAME))
  if (names.size > 0) mkdirSync(join(folder, FILES), { recursive: true })
  for (const name of names) await pipeline(await media.read(name), createWriteStream(join(folder, FILES, name)))
}

const KINDS: Readonly<Record<string, UploadKind>> = {
  '.mp4': 'film',
  '.jpg': 'poster',
  '.vtt': 'captions',
  '.pdf': 'pdf',
}

/** Stores the files of a folder that are not here yet, after the same checks as an upload. */
export async function storeFolderFiles(deps: Pick<Deps, 'db' | 'media'>, folder: string): Promise<void> {
  if (!existsSync(join(folder, FILES))) return
  for (const name of readdirSync(join(folder, FILES))) await storeFolderFile(deps, join(folder, FILES, name), name)
}

async function storeFolderFile({ db, media }: Pick<Deps, 'db' | 'media'>, path: string, file: string) {
  if (await readFile(db, file)) return
  const kind = KINDS[extname(file)]
  const bytes = readFileSync(path)
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (!kind || file !== hash + extname(file)) throw new Error(`${path} is not named by its hash`)
  const { seconds, width, height, cues } = await checkFile(kind, createReadStream(path))
  await db.transaction().execute(async (tx) => {
    await lockFile(tx, file)
    await media.put(file, bytes)
    await storeFile(tx, { file, kind: FILE_KIND[kind], name: file, bytes: bytes.length, seconds, width, height, cues })
  })
}
