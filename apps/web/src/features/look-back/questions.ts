import type { LookBackQuestion } from '@thrive/domain'
import { m } from '@thrive/words'

/** The three questions, and how to answer them. */
export const QUESTIONS: Record<LookBackQuestion, { title: () => string; hint: () => string }> = {
  expected: { title: m.look_back_expected, hint: m.look_back_expected_hint },
  noticed: { title: m.look_back_noticed, hint: m.look_back_noticed_hint },
  next: { title: m.look_back_next, hint: m.look_back_next_hint },
}
