import { encode } from 'uqr'
import './qr.css'

/** A QR code with the quiet zone of four squares that cameras need. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}
