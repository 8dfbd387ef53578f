/**
 * The pages of the web app beside index.html. Those of phones and HR are apps of their own, which need the server. The
 * others are the same app, and name the files that its screen will need. QR codes write their paths in capitals.
 */
const PAGES = [
  { file: 'phone.html', paths: /^\/(join|remote)(\/|$)/i, isOwnApp: true },
  { file: 'hr.html', paths: /^\/(admin|sign-in)(\/|$)/i, isOwnApp: true },
  { file: 'survey.html', paths: /^\/survey\//i, isOwnApp: false },
  { file: 'results.html', paths: /^\/results\//i, isOwnApp: false },
]
const find = (path: string) => PAGES.find(({ paths }) => paths.test(path))

export const PAGE_FILES = ['index.html', ...PAGES.map(({ file }) => file)]

export const pageOf = (path: string): string => find(path)?.file ?? 'index.html'

/** True if this path belongs to the app of phones or of HR. */
export const isOfOtherApp = (path: string): boolean => find(path)?.isOwnApp === true

/** True if search engines should not list this path; phones and HR say so in their own pages. */
export const isUnlisted = (path: string): boolean => /^\/(guide|preview)(\/|$)/i.test(path)

const OF_A_SESSION = /^\/(survey|results)\/[^/]+\/([\da-f-]{36})$/

/** The calls that a screen makes first, so that page and server can begin them before its code has come. */
export function firstCalls(path: string): string[] {
  const [, screen, uuid] = OF_A_SESSION.exec(path) ?? []
  if (!uuid) return []
  const calls = ['version/plan', 'session/question', 'answer', ...(screen === 'survey' ? ['earlier'] : [])]
  return calls.map((call) => `/api/${call}/${uuid}`)
}
