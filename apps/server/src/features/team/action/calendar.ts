import type { Action } from '@thrive/domain'
import ical, { ICalEventTransparency } from 'ical-generator'
import { sha256 } from '../../../infra/sha256.ts'

interface Planned {
  sessionId: string
  workshop: string
  actions: readonly Action[]
  /** When an answer last changed: the same answers always make the same file. */
  changed: Date
}

/**
 * One entry for each action with a date, which takes the whole day and keeps nobody from other meetings. A day has no time
 * zone. An entry keeps its name for ever, so that a calendar which gets it again changes the one it has.
 */
export function calendarOf({ sessionId, workshop, actions, changed }: Planned): string | null {
  const calendar = ical({ name: workshop, prodId: { company: 'Thrive', product: 'Actions', language: 'EN' } })
  for (const { questionId, what, who, by } of actions) {
    if (by === null) continue
    calendar.createEvent({
      id: sha256(`action ${sessionId} ${questionId}`).toString('hex').slice(0, 32),
      sequence: Math.floor(changed.getTime() / 60_000),
      stamp: changed,
      start: new Date(`${by}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: what,
      ...(who && { description: who }),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.length() > 0 ? calendar.toString() : null
}
