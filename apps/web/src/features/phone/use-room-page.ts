import type { Locale } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { retrying } from '../../lib/retrying.ts'
import { type RoomPage, roomPage } from './api.ts'

const RETRY_MS = 3_000
/** The team may be typing on the page. */
const REFRESH_MS = 4_000

/**
 * Fetches the shared screen's page whenever its number or question changes, and again and again while the team gives
 * something on it; the previous one stays until the new one arrives.
 */
export function useRoomPage(number: number | null, lang: Locale | null, asked?: string | undefined): RoomPage | null {
  const [page, setPage] = useState<RoomPage | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page depends on the room's scores
  useEffect(() => {
    if (number === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const asking = retrying(
      async () => {
        const found = await roomPage(lang)
        if (isOver) return
        setPage(found)
        if (found.answers) timer = setTimeout(() => void asking.run(), REFRESH_MS)
      },
      { delayAfter: () => RETRY_MS },
    )
    void asking.run()
    return () => {
      isOver = true
      clearTimeout(timer)
      asking.stop()
    }
  }, [number, lang, asked])
  return page
}
