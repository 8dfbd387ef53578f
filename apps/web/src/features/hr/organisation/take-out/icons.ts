/** Drawn as lines (`line` of Icon), in a box of 256. */
export const zipFile =
  'M52 24h152a12 12 0 0 1 12 12v184a12 12 0 0 1 -12 12H52a12 12 0 0 1 -12 -12V36a12 12 0 0 1 12 -12ZM128 48v.2M128 80v.2M128 112v.2M108 144h40v44h-40Z'
