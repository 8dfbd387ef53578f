import { COLOR } from '../art/palette.ts'

/** The site's colours, and a few more that media/slides.yaml names. */
export const PAINT = {
  ...COLOR,
  leaf: '#7CCBBE',
  soil: '#7C4A2A',
  soilDark: '#5E371E',
  petrol: '#17505A',
  grey: '#AFB4CF',
  paleGrey: '#D3D6E6',
} as const

/** Every picture is drawn on this field; what extends beyond its edge is cropped. */
export const FIELD = { w: 1440, h: 960 }
