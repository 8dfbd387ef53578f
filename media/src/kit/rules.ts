import { COLOR, TINTS } from '../art/palette.ts'
import { drawn } from './signs.ts'
import { sentences, withoutStop } from './text.ts'

/** Splits a ground rule into its short form and the rest. */
export const ruleParts = (rule: string) => {
  const [short, ...rest] = sentences(rule)
  return { short: withoutStop(short), rest: rest.join(' ') }
}

const ICONS = {
  voice: `<path d="M7 21a18 14 0 1 1 11 13.5l-10 5.5 3-9.5A14 14 0 0 1 7 21Z" fill="${TINTS.connect}"/><path d="M17 18.5h16M17 25h10"/>`,
  pass: `<circle cx="25" cy="36" r="5" fill="${TINTS.inspire}"/><path d="M7 36C9 16 35 10 42 30M42 30l-8-2.5M42 30l3.5-8"/>`,
  room: `<path d="M10 42V20L25 8l15 12v22Z" fill="${TINTS.trust}"/><circle cx="25" cy="26" r="3.5"/><path d="M25 29.5V36"/>`,
  screen: `<rect x="6" y="9" width="38" height="25" rx="3" fill="#fff"/><path d="M25 34v7M16 41h18M13 17h16M13 24h10"/>`,
  see: `<path d="M5 25C14 12 36 12 45 25C36 38 14 38 5 25Z" fill="#fff"/><circle cx="25" cy="25" r="6" fill="${COLOR.ink}"/>`,
  own: `<circle cx="25" cy="13" r="6" fill="#fff"/><path d="M13 42V32a12 10 0 0 1 24 0v10" fill="${TINTS.inspire}"/><path d="M8 42h34"/>`,
}
export type RuleIcon = keyof typeof ICONS

export const ruleIcon = (name: RuleIcon, size: number) =>
  drawn(
    '0 0 50 50',
    size,
    size,
    `<g fill="none" stroke="${COLOR.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g>`,
  )
