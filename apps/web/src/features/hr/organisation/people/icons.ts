/** Drawn as lines (`line` of Icon), in a box of 256. */
export const shield = 'M128 28l88 32v60c0 56-38 92-88 108c-50-16-88-52-88-108V60ZM92 128l26 26 48-48'
