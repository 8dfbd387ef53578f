import { deleteDB, openDB } from 'idb'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepAppForOffline, waitForServiceWorker } from '../../lib/service-worker.ts'
import { countKept, fetchWhole, type RoomFilms } from './films.ts'
import type { FilmsHere, Storage } from './judge.ts'

const SCRATCH = 'room-check'
const PIECE_BYTES = 65_536
/** The service worker stores a file only after it has passed it on. */
const STORING_MS = 6_000

/** Tests whether answers can be stored in this browser, and counts the films and slides that are. */
export function useStorage({ paths, beside, hasSlides, hasLater }: RoomFilms) {
  const [storage, setStorage] = useState<Storage>('testing')
  const [here, setHere] = useState<FilmsHere>({
    all: paths.length,
    hasSlides,
    hasLater,
    kept: 0,
    fetching: false,
    ended: null,
  })
  const gone = useRef(false)
  const change = (news: Partial<FilmsHere>) => setHere((before) => ({ ...before, ...news }))

  const test = useCallback(async () => {
    setStorage('testing')
    setStorage(await tryWriting())
  }, [])
  useEffect(() => {
    gone.current = false
    void keepAppForOffline()
    void test()
    return () => {
      gone.current = true
    }
  }, [test])
  const list = paths.join()
  useEffect(() => {
    void countKept(list.split(',')).then((kept) =>
      setHere({ all: list.split(',').length, hasSlides, hasLater, kept, fetching: false, ended: null }),
    )
  }, [list, hasSlides, hasLater])

  const fetchFilms = async () => {
    change({ fetching: true, ended: null })
    await waitForServiceWorker()
    let isMissing = false
    for (const path of paths) {
      if (gone.current) return
      if ((await fetchWhole(path, paths)) === 'no-film') isMissing = true
      change({ kept: await countKept(paths) })
    }
    for (const path of beside) if (!gone.current) await fetchWhole(path)
    const kept = await countOnceStored(paths)
    change({ kept, fetching: false, ended: kept === paths.length ? null : isMissing ? 'network' : 'room' })
  }
  return { storage, here, test: () => void test(), fetchFilms: () => void fetchFilms() }
}

async function countOnceStored(paths: readonly string[]): Promise<number> {
  let until = Date.now() + STORING_MS
  let kept = await countKept(paths)
  while (kept < paths.length && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const now = await countKept(paths)
    // Keep waiting as long as files are still being stored.
    if (now > kept) until = Date.now() + STORING_MS
    kept = now
  }
  return kept
}

async function tryWriting(): Promise<Storage> {
  try {
    const database = await openDB(SCRATCH, 1, { upgrade: (fresh) => void fresh.createObjectStore('pieces') })
    try {
      await database.put('pieces', crypto.getRandomValues(new Uint8Array(PIECE_BYTES)), 1)
    } finally {
      database.close()
      await deleteDB(SCRATCH).catch(() => {})
    }
    localStorage.setItem(SCRATCH, '1')
    localStorage.removeItem(SCRATCH)
    return 'works'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}
