/** Drawn as lines (`line` of Icon), in a box of 256. */
export const shield = 'M128 28l88 32v60c0 56-38 92-88 108c-50-16-88-52-88-108V60ZM92 128l26 26 48-48'
export const padlock =
  'M52 92h152a12 12 0 0 1 12 12v100a12 12 0 0 1 -12 12h-152a12 12 0 0 1 -12 -12v-100a12 12 0 0 1 12 -12ZM88 92V64a40 40 0 0 1 80 0v28'
export const bin = 'M40 60H216M100 28h56M60 60V216H196V60M104 104v68M152 104v68'
export const chevron = 'M48 96l80 80 80-80'
export const clock = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 72v56l40 24'
export const send = 'M216 40L32 104l80 40 40 80ZM112 144l48-48'
export const tick = 'M40 144l56 56L216 72'
export const plusSign = 'M40 128H216M128 40V216'
