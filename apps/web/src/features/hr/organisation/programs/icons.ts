/** Drawn as lines (`line` of Icon), in a box of 256. */
export const banned = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM62 62l132 132'
export const eye =
  'M20 128C44 76 84 56 128 56s84 20 108 72c-24 52-64 72-108 72s-84-20-108-72ZM98 128a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z'
