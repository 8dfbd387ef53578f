import { EventEmitter } from 'node:events'

/** What happens in this process that more than one part of it wants to hear of, each with the session's uuid. */
export interface HappeningsOf {
  'session-moved-on': [uuid: string]
  'answers-saved': [uuid: string]
  'session-erased': [uuid: string]
}

/** Told to whoever listens in this process, at once; nothing is kept, and nobody waits for a listener. */
export type Events = EventEmitter<HappeningsOf>

export function openEvents(): Events {
  const events: Events = new EventEmitter()
  // As many as there are rooms that somebody watches.
  events.setMaxListeners(0)
  return events
}
