/** What a page says to the service worker of a new release, which waits. */
export const TAKE_OVER = 'take over'
