import type { Locale } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { retrying } from '../../lib/retrying.ts'
import { type RoomPage, roomPage } from './api.ts'

const RETRY_MS = 3_000

/**
 * Fetches the shared screen's page whenever its number or question changes; the previous one stays until the new one
 * arrives.
 */
export function useRoomPage(number: number | null, lang: Locale | null, asked?: string | undefined): RoomPage | null {
  const [page, setPage] = useState<RoomPage | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page depends on the room's language and scores
  useEffect(() => {
    if (number === null) return
    let isOver = false
    const asking = retrying(
      async () => {
        const found = await roomPage()
        if (!isOver) setPage(found)
      },
      { delayAfter: () => RETRY_MS },
    )
    void asking.run()
    return () => {
      isOver = true
      asking.stop()
    }
  }, [number, lang, asked])
  return page
}
