import { firstCalls } from '@thrive/domain'
import { loadPart, loadWords } from '@thrive/words/load'
import { prefetch } from './lib/ahead.ts'
import { chosenLocale } from './lib/chosen-locale.ts'

/** Each screen but the first is a separate file, loaded on demand. */
export const SCREENS = {
  version: () => import('./features/start/version-page.tsx'),
  survey: () => import('./features/survey/page.tsx'),
  results: () => import('./features/results/page.tsx'),
  download: () => import('./features/report/page.tsx'),
  privacy: () => import('./features/privacy/page.tsx'),
  guide: () => import('./features/guide/page.tsx'),
  check: () => import('./features/check/page.tsx'),
  reach: () => import('./features/check/reach-page.tsx'),
  resume: () => import('./features/start/resume-page.tsx'),
  stop: () => import('./features/action/stop-page.tsx'),
  // Its words come with it: no team reads them.
  preview: async () => {
    const [page] = await Promise.all([import('./features/preview/page.tsx'), loadPart('preview')])
    return page
  },
  round: () => import('./features/round/page.tsx'),
  'stop-round': () => import('./features/round/stop-page.tsx'),
  'look-back': () => import('./features/look-back/page.tsx'),
}

// The words, the screen of this URL and its session are needed at once, so they load while the rest is still parsed.
loadWords(chosenLocale()).catch(() => {})
const { pathname } = location
const [, first = '', , uuid] = pathname.split('/')
const needsSession = first === 'survey' || first === 'results'
if (needsSession && !uuid) history.replaceState(null, '', '/')
else if (Object.hasOwn(SCREENS, first)) SCREENS[first as keyof typeof SCREENS]().catch(() => {})
for (const call of firstCalls(pathname)) prefetch(call)
