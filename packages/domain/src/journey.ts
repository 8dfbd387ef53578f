import type { Indicator, Journey } from './workshop.ts'

export interface JourneyPart {
  title: string
  indicator: Indicator | null
  fromPage: number
  toPage: number
  state: 'done' | 'now' | 'todo'
  /** Completed share of the part, 0 to 1; the current page counts. */
  share: number
}

/**
 * A part extends to the next one. Before the first part none has begun; after the survey (in the results) all are done.
 */
export function journeyAt(journey: Journey, page: number, surveyPages: number): JourneyPart[] {
  return journey.parts.map((part, index) => {
    const toPage = (journey.parts[index + 1]?.fromPage ?? surveyPages + 1) - 1
    return { ...part, toPage, ...progress(part.fromPage, toPage, page) }
  })
}

function progress(fromPage: number, toPage: number, page: number): Pick<JourneyPart, 'state' | 'share'> {
  if (page < fromPage) return { state: 'todo', share: 0 }
  if (page > toPage) return { state: 'done', share: 1 }
  return { state: 'now', share: (page - fromPage + 1) / (toPage - fromPage + 1) }
}
