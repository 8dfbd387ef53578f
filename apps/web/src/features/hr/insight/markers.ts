import type { Indicator } from '@thrive/domain'

/** A data point: a circle, a square or a triangle, so that the curves can be told apart without colour. */
export const MARKERS: Record<Indicator, string> = {
  connect: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  trust: 'M-5 -5h10v10h-10Z',
  inspire: 'M0 -6.5L6.5 5H-6.5Z',
}
