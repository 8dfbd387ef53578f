/** A calendar day, written as yyyy-mm-dd. */
export interface Day {
  day: string
}

export type Cell = string | number | Day | null
