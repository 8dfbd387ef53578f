import { type AnswerProblem, isGiven, parseAnswer } from './answer.ts'
import type { Ask } from './ask.ts'
import { isOpinionScore } from './opinion.ts'
import { parseStringList } from './string-list.ts'
import { wholeNumber } from './whole-number.ts'

/** A ballot as it is sent and stored: a number, an indicator's name, or the JSON text of a list. */
export type ParsedBallot = { ok: true; wire: string } | { ok: false; problem: AnswerProblem }

/** Checks a ballot like a team's answer, but allows neither Others, which phones cannot type, nor an empty choice. */
export function parseBallot(ask: Ask, value: string): ParsedBallot {
  switch (ask.kind) {
    case 'score':
    case 'rank':
      return parseAnswer(ask.question, value)
    case 'choose': {
      const chosen = parseAnswer({ ...ask.question, others: false }, value)
      return chosen.ok && !isGiven(ask.question, chosen.wire) ? refuse('not-options') : chosen
    }
    case 'vote':
      return ask.options.includes(value) ? { ok: true, wire: value } : refuse('no-such-option')
    case 'opinion': {
      const score = wholeNumber(value)
      return score !== null && isOpinionScore(score) ? { ok: true, wire: String(score) } : refuse('not-a-number')
    }
  }
}

/** Returns a ballot's value, as sent back to its own phone. */
export function readBallot({ kind }: Ask, wire: string): number | string | string[] {
  if (kind === 'score' || kind === 'opinion') return wholeNumber(wire) ?? 0
  return kind === 'vote' ? wire : (parseStringList(wire) ?? [])
}

const refuse = (problem: AnswerProblem): ParsedBallot => ({ ok: false, problem })
