import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { ownRelease, servedRelease, takeRelease } from '../../lib/release.ts'
import './update-line.css'

/** Not at once, so that it holds nothing up that the screen needs. */
const FIRST_MS = 5_000
const EVERY_MS = 10 * 60_000
/** How long nobody may have touched the screen before it reloads. */
const UNTOUCHED_MS = 10_000
/** While something is typed here, or another tab is in a workshop. */
const AGAIN_MS = 30_000

interface UpdateLineProps {
  /** True on a start screen, which reloads by itself; false on one that belongs to a workshop. */
  isBetween: boolean
}

/** Says quietly that the server has a newer release than this tab. */
export function UpdateLine({ isBetween }: UpdateLineProps) {
  const release = useNewRelease()
  useReload(isBetween ? release : null)
  if (!release) return null
  return (
    <p className="update-line" role="status">
      {isBetween ? m.update_between() : m.update_after()}
    </p>
  )
}

/** The server's release if it is not this tab's: asked soon, now and then, and when somebody comes back to the tab. */
function useNewRelease(): string | null {
  const [release, setRelease] = useState<string | null>(null)
  useEffect(() => {
    const own = ownRelease()
    if (!own) return
    const ask = async () => {
      const served = await servedRelease()
      if (served) setRelease(served === own ? null : served)
    }
    const onShown = () => void (document.visibilityState === 'visible' && ask())
    const soon = setTimeout(ask, FIRST_MS)
    const regularly = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(soon)
      clearInterval(regularly)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])
  return release
}

/** Reloads once nobody has touched the screen for a while, unless something is typed or a dialog is open. */
function useReload(release: string | null) {
  useEffect(() => {
    if (!release) return
    let timer: ReturnType<typeof setTimeout>
    let touched = 0
    const tryToTake = async () => {
      const before = touched
      const isWanted = () => touched === before && !isInUse()
      const isDone = isWanted() && (await takeRelease(release, isWanted))
      if (!isDone && touched === before) timer = setTimeout(tryToTake, AGAIN_MS)
    }
    const wait = () => {
      touched++
      clearTimeout(timer)
      timer = setTimeout(tryToTake, UNTOUCHED_MS)
    }
    const touches = ['pointerdown', 'keydown', 'pointermove'] as const
    for (const touch of touches) addEventListener(touch, wait)
    wait()
    return () => {
      touched++
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, wait)
    }
  }, [release])
}

/** A code is read in a mail meanwhile, and typed after that. */
const isInUse = () =>
  document.querySelector('dialog[open], [autocomplete="one-time-code"]') !== null ||
  [...document.querySelectorAll('input')].some(({ value, type }) => value !== '' && /^(text|email)$/.test(type))
