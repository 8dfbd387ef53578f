import { useState } from 'react'
import { roomTicks, saveRoomTicks } from '../../lib/local-storage.ts'

/** What of the material is there; kept in this browser. */
export function useTicks(slug: string) {
  const [ticks, setTicks] = useState(roomTicks)
  const nameOf = (index: number) => `${slug}:${index}`
  return {
    isThere: (index: number) => ticks.includes(nameOf(index)),
    tick: (index: number, there: boolean) => {
      const next = [...ticks.filter((each) => each !== nameOf(index)), ...(there ? [nameOf(index)] : [])]
      saveRoomTicks(next)
      setTicks(next)
    },
  }
}
