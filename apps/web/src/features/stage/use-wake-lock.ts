import { useEffect } from 'react'

/** Keeps the screen on while a team works; a hidden page loses the lock, so it is taken again on return. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let gone = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (gone) void taken?.release()
      else lock = taken
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
