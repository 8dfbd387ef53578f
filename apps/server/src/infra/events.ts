import { EventEmitter } from 'node:events'

/** Session events, for parts of this process that follow a session. */
interface SessionEvents {
  'moved-on': [uuid: string, position: number]
  erased: [uuid: string, sessionId: string]
}

/** Delivered synchronously within this process. Nothing is stored. */
export type Events = EventEmitter<SessionEvents>

export function openEvents(): Events {
  const events: Events = new EventEmitter()
  // No limit: there may be a listener per followed session.
  events.setMaxListeners(0)
  return events
}
