/** Drawn as lines (`line` of Icon), in a box of 256. */
export const downloadLine = 'M128 32v120M84 112l44 44 44-44M40 160v52h176v-52'
export const hiddenEye =
  'M40 40L216 216M70 74C46 88 30 108 20 128c24 52 64 72 108 72c20 0 38-4 54-13M106 58c7-1 14-2 22-2c44 0 84 20 108 72c-6 12-13 23-21 32'
export const eyeLine =
  'M20 128c24-52 64-72 108-72s84 20 108 72c-24 52-64 72-108 72S44 180 20 128ZM96 128a32 32 0 1 0 64 0a32 32 0 1 0 -64 0Z'
export const printerLine = 'M72 92V32h112v60M72 176H36V92h184v84h-36M72 148h112v76H72Z'
