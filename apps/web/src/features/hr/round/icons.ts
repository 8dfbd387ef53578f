/** Drawn as lines (`line` of Icon), in a box of 256. */
export const envelope =
  'M40 56h176a12 12 0 0 1 12 12v120a12 12 0 0 1 -12 12h-176a12 12 0 0 1 -12 -12v-120a12 12 0 0 1 12 -12ZM34 66l94 82 94-82'
export const question =
  'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM100 104a28 28 0 1 1 40 26c-8 4-12 8-12 16M128 178v.2'
export const barred = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM60 60l136 136'
export const turnBack = 'M80 144L32 96l48-48M32 96h120a56 56 0 0 1 0 112H104'
