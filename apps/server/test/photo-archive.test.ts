import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lastBackup, markBackup, openMarks } from '../src/infra/backup-mark.ts'
import { putMissing, storedFiles } from '../src/infra/photo-archive.ts'
import { openMediaStore, openPhotoStore } from '../src/infra/storage.ts'
import { packTar, type TarFile, unpackTar } from '../src/infra/tar.ts'
import { testEnv } from './build.ts'
import { startS3 } from './photos.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'thrive-archive-'))
const disk = () => testEnv('postgres://nowhere/none')
const s3 = async () => testEnv('postgres://nowhere/none', (await startS3()).settings)
const LARGE = Buffer.alloc(200_000, 'photo')
const FILES = {
  'a.jpg': LARGE,
  'b.png': Buffer.from('logo'),
  'erased/c.txt': Buffer.from('mark'),
  'media/d.mp4': Buffer.from('film'),
}

const packed = (env: ReturnType<typeof disk>, ...except: string[]) => buffer(packTar(storedFiles(env, new Set(except))))
async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function unpacked(bytes: Buffer, size = 777) {
  const files: TarFile[] = []
  for await (const file of unpackTar(inChunks(bytes, size))) files.push(file)
  return Object.fromEntries(files.map((file) => [file.name, Buffer.from(file.bytes)]))
}
async function fill(env: ReturnType<typeof disk>) {
  const [photos, erasures] = [await openPhotoStore(env), await openPhotoStore(env, 'erased')]
  await photos.put('a.jpg', LARGE)
  await photos.put('b.png', FILES['b.png'])
  await erasures.put('c.txt', FILES['erased/c.txt'])
  await (await openMediaStore(env)).put('d.mp4', FILES['media/d.mp4'])
  await markBackup(await openMarks(env))
}

test.each([
  ['on disk', disk],
  ['in S3', s3],
])('photos, logo and lists %s are packed, without the marks of backups, and unpacked elsewhere', async (_, open) => {
  const [from, to] = [await open(), await open()]
  await fill(from)
  const archive = await packed(from)
  expect(await unpacked(archive)).toEqual(FILES)
  expect(Object.keys(await unpacked(await packed(from, 'a.jpg', 'erased/c.txt', 'media/d.mp4')))).toEqual(['b.png'])
  const other = await openPhotoStore(to)
  await other.put('b.png', Buffer.from('was here'))
  expect(await putMissing(to, unpackTar(inChunks(archive, 10_000)))).toBe(3)
  expect(await unpacked(await packed(to))).toEqual({ ...FILES, 'b.png': Buffer.from('was here') })
  expect(await lastBackup(await openMarks(to))).toBeNull()
  expect(await lastBackup(await openMarks(from))).toBeInstanceOf(Date)
})

test('the archive is one that tar reads and writes', async () => {
  const env = disk()
  await fill(env)
  const [file, out] = [join(folder(), 'photos.tar'), folder()]
  writeFileSync(file, await packed(env))
  execFileSync('tar', ['--extract', '--file', file, '--directory', out])
  expect(readdirSync(out).sort()).toEqual(['a.jpg', 'b.png', 'erased', 'media'])
  expect(readFileSync(join(out, 'a.jpg')).equals(LARGE)).toBe(true)
  expect(await unpacked(execFileSync('tar', ['--create', '--directory', out, 'a.jpg', 'erased/c.txt']))).toEqual({
    'a.jpg': LARGE,
    'erased/c.txt': FILES['erased/c.txt'],
  })
})

test('an archive that is cut off, damaged or names a file elsewhere is refused', async () => {
  const env = disk()
  await fill(env)
  const archive = await packed(env)
  await expect(unpacked(archive.subarray(0, 100_000))).rejects.toThrow('cut off')
  await expect(unpacked(archive.subarray(0, archive.length - 1024))).rejects.toThrow('cut off')
  const damaged = Buffer.from(archive)
  damaged[3] = 0xff
  await expect(unpacked(damaged)).rejects.toThrow('damaged')
  const outside = async function* () {
    yield { name: '../outside.jpg', bytes: LARGE }
  }
  await expect(putMissing(env, outside())).rejects.toThrow('no name of a photo')
})

test('a photo that is erased while it is copied is left out', async () => {
  const env = disk()
  await fill(env)
  const files = storedFiles(env, new Set())
  const first = (await files.next()).value?.name
  const photos = await openPhotoStore(env)
  await photos.delete(first === 'a.jpg' ? 'b.png' : 'a.jpg')
  const rest: string[] = []
  for await (const { name } of files) rest.push(name)
  expect(rest).toEqual(['erased/c.txt', 'media/d.mp4'])
})

test('only the newest mark stays', async () => {
  const marks = await openMarks(disk())
  await marks.put('2020-01-01T00:00:00.000Z', new Uint8Array())
  await markBackup(marks)
  const names: string[] = []
  for await (const { key } of marks.list()) names.push(key)
  expect(names).toHaveLength(1)
  expect((await lastBackup(marks))?.toISOString()).toBe(names[0])
})
