/** How much a team agrees, from totally disagree to totally agree. */
export const OPINION_SCORES: readonly number[] = [0, 1, 2, 3, 4]

export const DEFAULT_OPINION = 2

export const isOpinionScore = (score: number): boolean => OPINION_SCORES.includes(score)
