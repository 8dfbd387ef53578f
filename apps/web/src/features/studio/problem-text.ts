import { m } from '@thrive/words'
import type { Problem } from './api.ts'

const over = (detail: string | null) => {
  const [length = 0, most = 0] = (detail ?? '').split('/').map(Number)
  return length - most
}

/** What is wrong, then what to do about it. */
const TEXTS: Record<string, (detail: string) => string> = {
  empty: () => m.studio_problem_empty(),
  'too-long': (detail) => m.studio_problem_too_long({ count: over(detail) }),
  'broken-markdown': () => m.studio_problem_markdown(),
  'too-few-options': () => m.studio_problem_few_options(),
  'label-twice': (detail) => m.studio_problem_label_twice({ label: detail }),
  'value-taken': (detail) => m.studio_problem_value_taken({ label: detail }),
  'no-film': () => m.film_problem_none(),
  'no-captions': () => m.film_problem_captions(),
  'captions-late': (detail) => m.film_problem_late({ time: detail }),
  'longer-than-timer': (detail) => m.studio_problem_timer({ time: detail }),
  'option-reworded': () => m.studio_problem_reworded(),
  'not-translated': (detail) => m.studio_problem_missing({ count: Number(detail) }),
  'outdated-translations': (detail) => m.studio_problem_outdated({ count: Number(detail) }),
  'stand-in-films': (detail) => m.studio_problem_stand_in({ count: Number(detail) }),
}

export const problemText = ({ code, detail }: Pick<Problem, 'code' | 'detail'>): string =>
  TEXTS[code]?.(detail ?? '') ?? m.studio_problem_other({ detail: detail ?? code })
