/** What the leader's remote can press on the shared screen. */
export const WISHES = [
  'next',
  'back',
  'timer-play',
  'timer-pause',
  'timer-reset',
  'film-play',
  'film-pause',
  'film-rewind',
  'captions-on',
  'captions-off',
  'reveal',
  'ask',
] as const
export type Wish = (typeof WISHES)[number]
