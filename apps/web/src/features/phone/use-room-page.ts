import type { Locale } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { type RoomPage, roomPage } from './api.ts'

const RETRY_MS = 3_000

/**
 * What the shared screen shows, asked for whenever it turns to another page or asks for something else; the one before
 * stays until it is here.
 */
export function useRoomPage(number: number | null, lang: Locale | null, asked?: string | undefined): RoomPage | null {
  const [page, setPage] = useState<RoomPage | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told in the language of the room, with its scores
  useEffect(() => {
    if (number === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = () =>
      roomPage().then(
        (found) => isOver || setPage(found),
        () => {
          if (!isOver) timer = setTimeout(ask, RETRY_MS)
        },
      )
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [number, lang, asked])
  return page
}
