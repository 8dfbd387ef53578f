import { encode } from 'uqr'

/** The quiet zone that cameras need around a code. */
const QUIET = 4

/**
 * A QR code of plain squares. Capitals and digits alone make it smaller, so that it can be scanned from further away.
 */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}
