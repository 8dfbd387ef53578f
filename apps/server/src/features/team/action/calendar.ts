import type { Action } from '@thrive/domain'
import ical, { ICalEventTransparency } from 'ical-generator'
import { sha256 } from '../../../infra/sha256.ts'

interface Planned {
  sessionId: string
  workshop: string
  actions: readonly Action[]
  /** When an answer last changed, so that the same answers always produce the same file. */
  changed: Date
  /** Where the team looks back. */
  url: string
}

/**
 * Creates one all-day event per dated action, marked as free time. Days have no time zone. Event ids are stable, so
 * that importing again updates the existing events.
 */
export function calendarOf({ sessionId, workshop, actions, changed, url }: Planned): string | null {
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
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.length() > 0 ? `${calendar.toString()}\r\n` : null
}
