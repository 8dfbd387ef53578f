import { EventEmitter } from 'node:events'

/** Events in this process that several parts of it listen to, each with the session's uuid. */
export interface HappeningsOf {
  'session-moved-on': [uuid: string]
  'answers-saved': [uuid: string]
  'session-erased': [uuid: string]
}

/** Delivered at once to the listeners in this process; nothing is kept, and nobody waits for a listener. */
export type Events = EventEmitter<HappeningsOf>

export function openEvents(): Events {
  const events: Events = new EventEmitter()
  // One listener per room that somebody watches.
  events.setMaxListeners(0)
  return events
}
