import type { Gate } from '@thrive/domain'

/** Why Next step is closed, in the professor's words. */
export const BLOCKED_TIPS: Record<Gate, string> = {
  film: 'Watch to the end to open the next step.',
  timer: 'Start the timer to open the next step.',
  unfit: 'Shorten or complete your answer to open the next step.',
  question: 'Give your answer to open the next step.',
}
