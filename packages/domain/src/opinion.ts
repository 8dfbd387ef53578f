/** The index is the score. */
export const OPINION_LABELS = ['Totally disagree', 'Disagree', 'Neutral', 'Agree', 'Totally agree'] as const

export const DEFAULT_OPINION = 2

export const isOpinionScore = (score: number): boolean => OPINION_LABELS[score] !== undefined

export const opinionLabel = (score: number): string => OPINION_LABELS[score] ?? 'Label not found!'
