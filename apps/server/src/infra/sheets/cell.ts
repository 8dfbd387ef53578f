/** A day of the calendar, written as year-month-day. */
export interface Day {
  day: string
}

export type Cell = string | number | Day | null
