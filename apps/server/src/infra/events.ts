import { EventEmitter } from 'node:events'

/** What happens to sessions, for the parts of this process that follow one while it is played. */
interface Happenings {
  'moved-on': [uuid: string, position: number]
  erased: [uuid: string, sessionId: string]
}

/** Delivered at once to the listeners in this process; nothing is kept, and nobody waits for a listener. */
export type Events = EventEmitter<Happenings>

export function openEvents(): Events {
  const events: Events = new EventEmitter()
  // As many as there are sessions that somebody follows.
  events.setMaxListeners(0)
  return events
}
