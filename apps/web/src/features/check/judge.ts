import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'

/** Turns each test's result into a state and one sentence, which says what to do if there is anything to do. */
export type TestState = 'wait' | 'running' | 'ok' | 'look' | 'fail'
export interface Verdict {
  state: TestState
  text: string
}

const wait = (text: string): Verdict => ({ state: 'wait', text })
const running = (text: string): Verdict => ({ state: 'running', text })
const ok = (text: string): Verdict => ({ state: 'ok', text })
const look = (text: string): Verdict => ({ state: 'look', text })
const fail = (text: string): Verdict => ({ state: 'fail', text })

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
  /** Null if the file did not arrive. */
  line: string | null
}

/** Null while the files are loading. */
export function judgeCaptions(files: readonly CaptionFile[] | null): Verdict {
  if (!files) return running(m.check_running())
  const there = files.filter(({ line }) => line !== null).map(({ language }) => language)
  if (there.length === 0) return fail(m.check_captions_none())
  // French writes language names in lower case, except at the start of a sentence.
  const inSentence = (name: string, index: number) => (index > 0 && getLocale() === 'fr' ? name.toLowerCase() : name)
  const languages = listed(there.map(inSentence))
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

/** Translates a browser's camera error. */
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
  /** Size of the whole screen, which full screen would use. */
  most: { width: number; height: number }
  fullScreen: boolean
}

/** The smallest size that fits every page. */
const fits = ({ width, height }: { width: number; height: number }) => width >= 1024 && height >= 720

export function judgeScreen({ width, height, most, fullScreen }: ScreenSize): Verdict {
  const size = `${width} × ${height}`
  if (fits({ width, height })) return ok(fullScreen ? m.check_screen_full({ size }) : m.check_screen_window({ size }))
  return !fullScreen && fits(most) ? look(m.check_screen_small_window({ size })) : fail(m.check_screen_small({ size }))
}

export type Storage = 'testing' | 'works' | 'full' | 'refused'

export interface FilmsHere {
  /** How many films and slides the version has. */
  all: number
  hasSlides: boolean
  /** True if films of the organisation's own are fetched while the team plays. */
  hasLater?: boolean
  kept: number
  fetching: boolean
  /** Why the last download ended early: files did not arrive, or the browser had no room for them. */
  ended: 'network' | 'room' | null
}

export function judgeStorage(
  storage: Storage,
  { all, hasSlides, hasLater = false, kept, fetching, ended }: FilmsHere,
): Verdict {
  if (storage === 'testing') return running(m.check_running())
  if (storage === 'full') return fail(m.check_storage_full())
  if (storage === 'refused') return fail(m.check_storage_refused())
  const what = hasSlides ? m.check_films_and_slides() : m.check_films_only()
  if (fetching) return running(m.check_films_fetching({ count: kept, all, what }))
  if (kept >= all)
    return ok([m.check_films_here({ all, what }), ...(hasLater ? [m.check_films_own_later()] : [])].join(' '))
  if (ended === 'network') return look(m.check_films_missing({ count: kept, all, what }))
  if (ended === 'room') return look(m.check_films_no_room({ count: kept, all, what }))
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

/** Phones are optional: a room without them is just as ready. */
export const isReady = ({ phones, ...tests }: Verdicts): boolean =>
  Object.values(tests).every(({ state }) => state === 'ok') && phones.state !== 'fail' && phones.state !== 'look'

export type TestName = 'sound' | 'captions' | 'camera' | 'network' | 'screen' | 'storage' | 'phones'
/** Only a version with a photo tests the camera. */
export type Verdicts = Record<Exclude<TestName, 'camera'>, Verdict> & { camera?: Verdict }
