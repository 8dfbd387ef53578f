/** Drawn as lines (`line` of Icon), in a box of 256; only the leader's note shows them. */
export const scissors =
  'M34 68a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M34 188a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M96 88L224 196M96 168L224 60'
export const onward = 'M96 48l80 80-80 80'
export const book =
  'M128 68C104 44 68 36 28 40V200c40-4 76 4 100 28c24-24 60-32 100-28V40c-40-4-76 4-100 28ZM128 68V228'
