/** Drawn as lines (`line` of Icon), in a box of 256. */
export const circleCheck = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM88 136l28 28 56-56'
export const circleCross = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM160 96l-64 64M160 160l-64-64'
export const circleInfo = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 124v48M128 86v.2'
export const triangle = 'M128 40L234 216H22ZM128 108v40M128 184v.2'
export const cross = 'M200 56L56 200M200 200L56 56'
export const copySheets =
  'M100 88h104a12 12 0 0 1 12 12v104a12 12 0 0 1 -12 12h-104a12 12 0 0 1 -12 -12v-104a12 12 0 0 1 12 -12ZM56 168H40V40H168V56'
export const playLine = 'M76 40V216L216 128Z'
export const pencil = 'M40 216v-52L160 44l52 52L92 216ZM132 72l52 52'
export const checkMark = 'M40 144l56 56L216 72'
export const dash = 'M40 128H216'
export const differs = 'M40 92H208M164 44l48 48-48 48M216 180H48'
export const hourglassLine = 'M68 32h120M68 224h120M80 32v40l48 56 48-56V32M80 224v-40l48-56 48 56v40'
export const lockLine =
  'M52 92h152a12 12 0 0 1 12 12v100a12 12 0 0 1 -12 12h-152a12 12 0 0 1 -12 -12v-100a12 12 0 0 1 12 -12ZM88 92V64a40 40 0 0 1 80 0v28'
export const turnAgain = 'M200 92a80 80 0 1 0 6 66M204 40v56h-56'
