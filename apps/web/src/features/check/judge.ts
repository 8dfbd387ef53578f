import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'

/** What each test found becomes a state and one sentence, which says what to do where something is to be done. */
export type TestState = 'wait' | 'running' | 'ok' | 'look' | 'fail'
export interface Verdict {
  state: TestState
  says: string
}

const wait = (says: string): Verdict => ({ state: 'wait', says })
const running = (says: string): Verdict => ({ state: 'running', says })
const ok = (says: string): Verdict => ({ state: 'ok', says })
const look = (says: string): Verdict => ({ state: 'look', says })
const fail = (says: string): Verdict => ({ state: 'fail', says })

export type Sound = 'not-yet' | 'playing' | 'played' | 'heard' | 'not-heard' | 'no-output' | 'blocked'

export function judgeSound(sound: Sound): Verdict {
  switch (sound) {
    case 'not-yet':
      return wait(m.check_sound_not_yet())
    case 'playing':
      return running(m.check_sound_playing())
    case 'played':
      return running(m.check_sound_played())
    case 'heard':
      return ok(m.check_sound_heard())
    case 'not-heard':
      return fail(m.check_sound_not_heard())
    case 'no-output':
      return fail(m.check_sound_no_output())
    case 'blocked':
      return fail(m.check_sound_blocked())
  }
}

export interface CaptionFile {
  language: string
  /** Null where the file did not come. */
  line: string | null
}

/** Null while the files are on their way. */
export function judgeCaptions(files: readonly CaptionFile[] | null): Verdict {
  if (!files) return running(m.check_running())
  const there = files.filter(({ line }) => line !== null).map(({ language }) => language)
  if (there.length === 0) return fail(m.check_captions_none())
  const languages = listed(there)
  return there.length < files.length
    ? look(m.check_captions_some({ languages }))
    : ok(m.check_captions_all({ languages }))
}

export type Camera = 'not-yet' | 'asking' | 'sees' | 'refused' | 'none' | 'busy' | 'unavailable'

export function judgeCamera(camera: Camera): Verdict {
  switch (camera) {
    case 'not-yet':
      return wait(m.check_camera_not_yet())
    case 'asking':
      return running(m.check_camera_asking())
    case 'sees':
      return ok(m.check_camera_sees())
    case 'refused':
      return fail(m.check_camera_refused())
    case 'none':
      return look(m.check_camera_none())
    case 'busy':
      return fail(m.check_camera_busy())
    case 'unavailable':
      return fail(m.check_camera_unavailable())
  }
}

/** What a browser means when it gives no picture. */
export function cameraTrouble(error: unknown): Camera {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unavailable'
  }
}

/** Megabits per second, once measured. */
export type Network = 'not-yet' | 'measuring' | 'offline' | 'no-film' | number

const ENOUGH_MBIT = 3
const TOO_SLOW_MBIT = 0.5

export function judgeNetwork(network: Network): Verdict {
  if (network === 'not-yet' || network === 'measuring') return running(m.check_network_measuring())
  if (network === 'offline') return fail(m.check_network_offline())
  if (network === 'no-film') return fail(m.check_network_no_film())
  const speed = network >= 100 ? '100+' : String(network < 10 ? Math.round(network * 10) / 10 : Math.round(network))
  if (network >= ENOUGH_MBIT) return ok(m.check_network_enough({ speed }))
  return network < TOO_SLOW_MBIT ? fail(m.check_network_too_slow({ speed })) : look(m.check_network_slow({ speed }))
}

export interface ScreenSize {
  width: number
  height: number
  /** Of the whole screen, which full screen would use. */
  most: { width: number; height: number }
  fullScreen: boolean
}

/** The smallest on which every page fits. */
const fits = ({ width, height }: { width: number; height: number }) => width >= 1024 && height >= 720

export function judgeScreen({ width, height, most, fullScreen }: ScreenSize): Verdict {
  const size = `${width} × ${height}`
  if (fits({ width, height })) return ok(fullScreen ? m.check_screen_full({ size }) : m.check_screen_window({ size }))
  return !fullScreen && fits(most) ? look(m.check_screen_small_window({ size })) : fail(m.check_screen_small({ size }))
}

export type Storage = 'testing' | 'works' | 'full' | 'refused'

export interface FilmsHere {
  all: number
  kept: number
  fetching: boolean
  /** Why the last fetching ended early: films did not come, or the browser had no room for them. */
  ended: 'network' | 'room' | null
}

export function judgeStorage(storage: Storage, { all, kept, fetching, ended }: FilmsHere): Verdict {
  if (storage === 'testing') return running(m.check_running())
  if (storage === 'full') return fail(m.check_storage_full())
  if (storage === 'refused') return fail(m.check_storage_refused())
  if (fetching) return running(m.check_films_fetching({ kept, all }))
  if (kept >= all) return ok(m.check_films_here({ all }))
  if (ended === 'network') return look(m.check_films_missing({ kept, all }))
  if (ended === 'room') return look(m.check_films_no_room({ kept, all }))
  return ok(m.check_storage_works())
}

export type Phones = 'not-yet' | 'waiting' | 'reached' | 'late' | 'offline'

const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export function judgePhones(phones: Phones, hostname: string): Verdict {
  if (phones === 'reached') return ok(m.check_phones_reached())
  if (ONLY_HERE.test(hostname)) return look(m.check_phones_only_here({ hostname }))
  switch (phones) {
    case 'not-yet':
      return wait(m.check_phones_not_yet())
    case 'waiting':
      return running(m.check_phones_waiting())
    case 'late':
      return look(m.check_phones_late())
    case 'offline':
      return fail(m.check_phones_offline())
  }
}

/** Phones are an offer: a room without them is as ready. */
export const isReady = ({ phones, ...tests }: Record<TestName, Verdict>): boolean =>
  Object.values(tests).every(({ state }) => state === 'ok') && phones.state !== 'fail' && phones.state !== 'look'

export type TestName = 'sound' | 'captions' | 'camera' | 'network' | 'screen' | 'storage' | 'phones'
