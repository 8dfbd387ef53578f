import type { Markdown } from './workshop.ts'

/** `random` is like Math.random, passed in for tests. Null if the workshop has no rules. */
export const pickRule = (rules: readonly Markdown[], random: () => number): Markdown | null =>
  rules[Math.min(Math.floor(random() * rules.length), rules.length - 1)] ?? null
