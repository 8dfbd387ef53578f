/**
 * Where the team's work is: with the server, being sent, kept here for lack of a connection, in trouble, or partly
 * refused by the server.
 */
export type SendState = 'saved' | 'saving' | 'offline' | 'error' | 'unsaved' | 'moved' | 'closed'

/** True if the session is no longer open here. */
export const isOver = (state: string | null): state is 'moved' | 'closed' => state === 'moved' || state === 'closed'
