/** Drawn as lines (`line` of Icon), in a box of 256. */
export const banned = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM62 62l132 132'
