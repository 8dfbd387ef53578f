import type { Indicator } from '@thrive/domain'

/** The screen's colours (styles/tokens.css), which a worker cannot read. */
export const CREAM = '#FBF3E1'
export const PAPER = '#FFFAF0'
export const WHITE = '#FFFFFF'
export const RULE = '#D9C9A3'
export const INK = '#1B1F45'
export const SLATE = '#53506E'

export const INKS: Record<Indicator, { fill: string; deep: string; tint: string; lift: string }> = {
  connect: { fill: '#EF5B3C', deep: '#B2331A', tint: '#FCDDD0', lift: '#FF8A6E' },
  trust: { fill: '#0E9488', deep: '#0A635D', tint: '#CFEBE4', lift: '#4CC5B6' },
  inspire: { fill: '#F7B21B', deep: '#875600', tint: '#FDE9B8', lift: '#FFCB5C' },
}
