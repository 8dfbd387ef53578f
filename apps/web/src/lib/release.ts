import { TAKE_OVER } from './take-over.ts'
import { betweenWorkshops } from './workshop-lock.ts'

/** The script that every page of the room's app names first; its name changes with anything in the app. */
const SCRIPT = /src="(\/assets\/screens-[^"]+)"/
/** A page that the service worker never keeps. */
const PAGE = '/survey.html'
const TRIED = 'releases'
const INSTALL_MS = 60_000
const TAKE_OVER_MS = 5_000

/** Which release of the app this tab runs; null while developing. */
export const ownRelease = (): string | null => SCRIPT.exec(document.documentElement.outerHTML)?.[1] ?? null

/** Which release the server has; null if somebody else answered, or nobody. */
export async function servedRelease(): Promise<string | null> {
  const response = await fetch(PAGE).catch(() => null)
  const page = response?.ok ? await response.text().catch(() => '') : ''
  return SCRIPT.exec(page)?.[1] ?? null
}

/**
 * Reloads this tab for a release, while that is wanted; returns false if it can be tried again later. Not while another tab is in a workshop, whose files the new
 * service worker would drop, and once per release and tab, or nodes of two releases could cause a loop.
 */
export async function takeRelease(release: string, isWanted: () => boolean): Promise<boolean> {
  const tried = sessionStorage.getItem(TRIED) ?? ''
  if (tried.includes(release)) return true
  const worker = await newWorker()
  const isTaken = async () => isWanted() && (!worker || (await takesOver(worker)))
  if (!(await betweenWorkshops(isTaken)) || !isWanted()) return false
  sessionStorage.setItem(TRIED, tried + release)
  location.reload()
  return true
}

/** Returns the worker of the new release, once it has stored it: the current one would show what it has stored itself. */
async function newWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
  if (registration?.installing) await changed(registration.installing, 'statechange', INSTALL_MS)
  return registration?.waiting ?? null
}

function takesOver(worker: ServiceWorker): Promise<boolean> {
  const taken = changed(navigator.serviceWorker, 'controllerchange', TAKE_OVER_MS)
  worker.postMessage(TAKE_OVER)
  return taken
}

/** Returns false if nothing happened in time. */
const changed = (target: EventTarget, event: string, patienceMs: number) =>
  new Promise<boolean>((resolve) => {
    target.addEventListener(event, () => resolve(true), { once: true })
    setTimeout(() => resolve(false), patienceMs)
  })
