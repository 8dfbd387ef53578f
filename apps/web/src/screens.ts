import { askAhead } from './lib/ahead.ts'

/** Each screen but the first is a separate file, loaded when it is first needed. */
export const SCREENS = {
  version: () => import('./features/version/page.tsx'),
  survey: () => import('./features/survey/page.tsx'),
  results: () => import('./features/results/page.tsx'),
  download: () => import('./features/report/page.tsx'),
  privacy: () => import('./features/privacy/page.tsx'),
  check: () => import('./features/check/page.tsx'),
  reach: () => import('./features/reach/page.tsx'),
  resume: () => import('./features/resume/page.tsx'),
  stop: () => import('./features/reminder/page.tsx'),
  admin: () => import('./features/hr/screens.tsx'),
}

// The screen of this URL is needed at once, so it and the session load while React is still being parsed.
const [, first = '', , uuid] = location.pathname.split('/')
const ofSession = first === 'survey' || first === 'results'
if (ofSession && !uuid) history.replaceState(null, '', '/')
else if (Object.hasOwn(SCREENS, first)) SCREENS[first as keyof typeof SCREENS]().catch(() => {})
if (ofSession && uuid)
  for (const call of ['version/plan', 'session/question', 'answer', ...(first === 'survey' ? ['earlier'] : [])])
    askAhead(`/api/${call}/${uuid}`)
