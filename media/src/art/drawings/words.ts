import type { FilmLanguage } from '@thrive/domain'

/** What is written on the drawings and on the cards at both ends, in each language in which the films speak. */
export interface BoardWords {
  /** On the closing card. */
  yourTurn: string
  /** What cyclists shout when there is a hole in the road. */
  hole: string
  june: string
  pool: string
  closing: string
  newspaper: string
  headline: string
  thanks: string
  iHelp: string
  /** The beginning of a sentence to finish. */
  iDareMore: string
  month: string
  /** The three parts of the lab sheet. */
  labSheet: readonly [string, string, string]
}

const NL: BoardWords = {
  yourTurn: 'Nu is het aan jullie',
  hole: 'Gat!',
  june: 'juni',
  pool: 'Zwembad',
  closing: 'dicht?',
  newspaper: 'De Krant',
  headline: 'Ons team!',
  thanks: 'Bedankt',
  iHelp: 'Ik help',
  iDareMore: 'Ik durf meer als wij…',
  month: 'maart',
  labSheet: ['Verwachten', 'Doen', 'Opmerken'],
}

export const BOARD_WORDS: Readonly<Record<FilmLanguage, BoardWords>> = {
  NL,
  BE: { ...NL, hole: 'Put!', newspaper: 'De Gazet', headline: 'Onze ploeg!', iDareMore: 'Ik durf meer wanneer wij…' },
  EN: {
    yourTurn: 'Now it’s your turn',
    hole: 'Hole!',
    june: 'June',
    pool: 'Swimming pool',
    closing: 'closing?',
    newspaper: 'The Paper',
    headline: 'Our team!',
    thanks: 'Thank you',
    iHelp: 'I’ll help',
    iDareMore: 'I dare to say more when we…',
    month: 'March',
    labSheet: ['Expect', 'Do it', 'Notice'],
  },
  FR: {
    yourTurn: 'À vous de jouer',
    hole: 'Trou !',
    june: 'juin',
    pool: 'Piscine',
    closing: 'fermée ?',
    newspaper: 'Le Journal',
    headline: 'Notre équipe !',
    thanks: 'Merci',
    iHelp: 'Je vous aide',
    iDareMore: 'J’ose en dire plus quand nous…',
    month: 'mars',
    labSheet: ['Une attente', 'Un essai', 'Une observation'],
  },
}

/** The same in all of them. */
export const INDICATOR_NAMES = ['Connect', 'Trust', 'Inspire'] as const
