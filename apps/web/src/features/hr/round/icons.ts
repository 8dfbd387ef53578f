/** Drawn as lines (`line` of Icon), in a box of 256. */
export const clock = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 72v56l40 24'
export const plusSign = 'M40 128H216M128 40V216'
export const chevronRight = 'M96 48l80 80-80 80'
export const backArrow = 'M216 128H40M112 56L40 128l72 72'
export const upArrow = 'M128 152V40M80 84l48-48 48 48M40 152v60H216V152'
export const downArrow = 'M128 36V148M80 104l48 48 48-48M40 152v60H216V152'
export const envelope =
  'M40 56h176a12 12 0 0 1 12 12v120a12 12 0 0 1 -12 12h-176a12 12 0 0 1 -12 -12v-120a12 12 0 0 1 12 -12ZM34 66l94 82 94-82'
export const paperPlane = 'M216 40L32 104l80 40 40 80ZM112 144l48-48'
export const eyeLine =
  'M20 128C44 76 84 56 128 56s84 20 108 72c-24 52-64 72-108 72s-84-20-108-72ZM98 128a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z'
export const question =
  'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM100 104a28 28 0 1 1 40 26c-8 4-12 8-12 16M128 178v.2'
export const barred = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM60 60l136 136'
export const turnBack = 'M80 144L32 96l48-48M32 96h120a56 56 0 0 1 0 112H104'
export const bin = 'M40 60H216M100 28h56M60 60V216H196V60M104 104v68M152 104v68'
