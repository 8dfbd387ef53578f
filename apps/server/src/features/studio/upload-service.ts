import { randomBytes } from 'node:crypto'
import { FILE_KIND, isUploadKind, UPLOAD_BYTES } from '@thrive/domain'
import { ERRORS, Server, type Upload } from '@tus/server'
import type { Deps } from '../../deps.ts'
import { busy, invalid, Refusal, tooLarge } from '../../http/errors.ts'
import { addJob } from '../../infra/jobs.ts'
import { StoreFull } from '../../infra/photo-store.ts'
import { checkFile } from './check/file-check.ts'
import { FaultFound } from './check/film.ts'
import { lockFile, readUpload, setUploadState, storeFile, storeUpload, type UploadRow } from './upload-data.ts'
import { lockerIn } from './upload-lock.ts'
import { WatchedParts } from './watched-parts.ts'

export const UPLOAD_PATH = '/api/admin/studio/upload'

type Uploads = Pick<Deps, 'db' | 'env' | 'media' | 'log'>

/** Speaks tus 1.0; callers are known before it gets a request. */
export const uploadServer = (deps: Uploads): Server =>
  new Server({
    path: UPLOAD_PATH,
    datastore: new WatchedParts(deps, (id, fault) => refuse(deps, id, fault)),
    locker: lockerIn(deps.db),
    relativeLocation: true,
    // No other origin: without this, every page could read the answers.
    allowedOrigins: [],
    namingFunction: () => randomBytes(16).toString('hex'),
    async onUploadCreate(_, upload) {
      await begin(deps, upload)
      return {}
    },
    async onUploadFinish(_, { id }) {
      // Another node checks it if this one dies meanwhile.
      await setUploadState(deps.db, id, { state: 'checking' })
      await addJob(deps.db, 'check-upload', { id }, { key: `check-upload ${id}`, at: new Date(Date.now() + 60_000) })
      await checkUpload(deps, id)
      return {}
    },
    onResponseError(_, error) {
      if (error instanceof Refusal) return answerOf(error)
      if (error instanceof FaultFound) return { status_code: 400, body: JSON.stringify({ error: error.code }) }
      if (error instanceof StoreFull) return answerOf(new Refusal(507, 'file-quota'))
      if (error === ERRORS.FILE_WRITE_ERROR) return answerOf(busy())
      if (!(error instanceof Error)) return undefined
      deps.log.error({ error: { name: error.name, message: error.message } }, 'an upload failed')
      return answerOf(busy())
    },
  })

const answerOf = ({ statusCode, code, message }: Refusal) => ({
  status_code: statusCode,
  body: JSON.stringify({ error: code, message }),
})

/** Refuses before a byte is sent what could never be fine. */
async function begin({ db, env }: Uploads, { id, size, metadata }: Upload) {
  const kind = metadata?.kind
  if (!isUploadKind(kind) || size === undefined) throw invalid('invalid')
  if (size > UPLOAD_BYTES[kind]) throw tooLarge()
  const name = shownName(metadata?.filename ?? '')
  const quota = env.MEDIA_QUOTA_GB * 1024 ** 3
  if (!(await storeUpload(db, { id, kind, name, bytes: size }, quota))) throw new Refusal(507, 'file-quota')
}

const MOST_NAME = 120
/** What an author called a file is only ever shown: it is no path, and has no invisible signs. */
const shownName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, MOST_NAME)

async function refuse({ db, media }: Pick<Deps, 'db' | 'media'>, id: string, { code }: FaultFound) {
  await setUploadState(db, id, { state: 'refused', code })
  await media.dropPart(id)
}

/** Reads a complete upload, and keeps it under its hash if it is fine. May run twice. */
export async function checkUpload({ db, media }: Pick<Deps, 'db' | 'media'>, id: string): Promise<void> {
  const upload = await readUpload(db, id)
  if (upload?.state !== 'checking') return
  try {
    await keep({ db, media }, upload)
  } catch (error) {
    if (!(error instanceof FaultFound)) throw error
    await refuse({ db, media }, id, error)
  }
}

async function keep({ db, media }: Pick<Deps, 'db' | 'media'>, { id, kind, name, bytes }: UploadRow) {
  const { bytes: clean, ...found } = await checkFile(kind, await media.readPart(id))
  await db.transaction().execute(async (tx) => {
    // The sweep would otherwise drop an old copy of the same file at this moment.
    await lockFile(tx, found.file)
    if (clean) await media.put(found.file, clean)
    else await media.keepPart(id, found.file)
    await storeFile(tx, { ...found, kind: FILE_KIND[kind], name, bytes: clean?.length ?? bytes })
    await setUploadState(tx, id, { state: 'fine', file: found.file })
  })
  await media.dropPart(id)
}
