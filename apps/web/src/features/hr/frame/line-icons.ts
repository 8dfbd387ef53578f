/** Drawn as lines (`line` of Icon), in a box of 256. Apart from the general ones: no team and no login needs them. */
export const clock = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 72v56l40 24'
export const bin = 'M40 60H216M100 28h56M60 60V216H196V60M104 104v68M152 104v68'
export const eyeLine =
  'M20 128C44 76 84 56 128 56s84 20 108 72c-24 52-64 72-108 72s-84-20-108-72ZM98 128a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z'
export const trayDown = 'M128 36V148M80 104l48 48 48-48M40 152v60H216V152'
export const trayUp = 'M128 152V40M80 84l48-48 48 48M40 152v60H216V152'
export const caretDownLine = 'M48 96l80 80 80-80'
export const caretRightLine = 'M96 48l80 80-80 80'
export const paperPlane = 'M216 40L32 104l80 40 40 80ZM112 144l48-48'
export const plusSign = 'M40 128H216M128 40V216'
export const backArrow = 'M216 128H40M112 56L40 128l72 72'
