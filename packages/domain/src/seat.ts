/** Seats are identified by their look. Circle, arch and triangle and their colours are reserved for the indicators. */
export const SEAT_SHAPES = [
  'drop',
  'cloud',
  'gem',
  'leaf',
  'star',
  'pebble',
  'tile',
  'kite',
  'bean',
  'shell',
  'moon',
  'clover',
] as const
export const SEAT_COLOURS = ['sky', 'pink', 'lilac', 'blue', 'plum', 'stone'] as const

export type SeatShape = (typeof SEAT_SHAPES)[number]
export type SeatColour = (typeof SEAT_COLOURS)[number]
export interface SeatLook {
  shape: SeatShape
  colour: SeatColour
}

export const MOST_SEATS = 60

/** The nth look, from 0. Every shape is used once before it repeats in another colour. */
export function seatLook(nth: number): SeatLook {
  const row = Math.floor(nth / SEAT_SHAPES.length)
  return {
    shape: SEAT_SHAPES[nth % SEAT_SHAPES.length] ?? 'drop',
    colour: SEAT_COLOURS[(nth + row) % SEAT_COLOURS.length] ?? 'sky',
  }
}

/** The first look that is free in the room. */
export function freeLook(taken: readonly number[]): number {
  const used = new Set(taken)
  let nth = 0
  while (used.has(nth)) nth++
  return nth
}

/** Three consonants and three digits: easy to read aloud, never a word, no characters that look alike. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ'
const DIGITS = '23456789'

/** A code from six random numbers below 1. */
export const roomCode = (random: () => number): string =>
  [LETTERS, LETTERS, LETTERS, DIGITS, DIGITS, DIGITS]
    .map((signs) => signs[Math.floor(random() * signs.length)])
    .join('')

export const PAIRING_SIZE = 8

/** A code that makes a phone the remote, from as many random numbers below 1. It is too long to be guessed. */
export const pairingCode = (random: () => number): string =>
  Array.from({ length: PAIRING_SIZE }, () => (LETTERS + DIGITS)[Math.floor(random() * (LETTERS + DIGITS).length)]).join(
    '',
  )

/** Normalises a typed code: any case, with spaces and dashes anywhere. */
export const typedCode = (text: string): string => text.replace(/[\s\p{Dash}]/gu, '').toUpperCase()

export type SeatRole = 'member' | 'leader'

export interface SeatFacts {
  seat: number
  look: number
  role: SeatRole
  /** True if its phone is connected. */
  here: boolean
}
