import { isOfOtherApp } from '@thrive/domain'

/** Calls, files, and the preview of a draft, whose frame needs the headers of the server. */
const NO_SCREEN = [/^\/api\//, /^\/photo\//, /^\/preview\//, /\.\w+$/]

/** True if this path is a screen of the app that works without the server: neither of HR nor of phones. */
export const isKeptScreen = (path: string): boolean =>
  !isOfOtherApp(path) && !NO_SCREEN.some((pattern) => pattern.test(path))

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  vtt: 'text/vtt',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
}

/** Every release's page loads this script. */
const MARK = 'src="/assets/screens-'

const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0]

/** True if this is the whole film, picture or sound that its URL names. */
export const isMedia = (url: string, response: Response): boolean =>
  response.status === 200 && typeOf(response) === TYPES[new URL(url).pathname.split('.').at(-1) ?? '']

/** True if a captive portal's login page was stored in place of a file, or of our own page. */
export async function isLoginPage(url: string, response: Response): Promise<boolean> {
  if (typeOf(response) !== 'text/html') return false
  return !new URL(url).pathname.endsWith('.html') || !(await response.text()).includes(MARK)
}
