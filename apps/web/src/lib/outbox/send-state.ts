/**
 * Where the team's work is: with the server, on its way, kept here for lack of a connection, in trouble, or in part not
 * something that the server takes.
 */
export type SendState = 'saved' | 'saving' | 'offline' | 'error' | 'unsaved' | 'moved' | 'closed'

/** The session is no longer open here. */
export const isOver = (state: SendState) => state === 'moved' || state === 'closed'
