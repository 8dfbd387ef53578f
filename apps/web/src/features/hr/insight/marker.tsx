import type { Indicator } from '@thrive/domain'

const PATHS: Record<Indicator, string> = {
  connect: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  trust: 'M-5 -5h10v10h-10Z',
  inspire: 'M0 -6.5L6.5 5H-6.5Z',
}

/** A point of an indicator: a circle, a square or a triangle, so that the curves differ without their colours. */
export function Marker({ indicator, x, y }: { indicator: Indicator; x: number; y: number }) {
  return <path className="marker" d={PATHS[indicator]} transform={`translate(${x} ${y})`} />
}
