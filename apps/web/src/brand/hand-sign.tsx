import './hand-sign.css'

/** The middle and the tip of each raised finger, from the index finger on. */
const FINGERS = [
  [33, 24],
  [49, 14],
  [65, 20],
  [80, 36],
] as const
const FOLDED = 56
const PALM = 'M25 70H88V94a16 16 0 0 1 -16 16H42a17 17 0 0 1 -17 -17Z'
const THUMB = 'M30 98L10 74a7.6 7.6 0 0 1 12 -10L36 80Z'

/** A hand that shows one to five fingers; decoration only. */
export function HandSign({ fingers }: { fingers: number }) {
  const raised = FINGERS.map(
    ([x, tip], nth) => `M${x - 7.5} 78V${(nth < fingers ? tip : FOLDED) + 7.5}a7.5 7.5 0 0 1 15 0V78Z`,
  )
  const shape = [...raised, PALM, fingers > FINGERS.length ? THUMB : ''].join(' ')
  const between = [41, 57, 73].map((x, nth) => `M${x} ${fingers >= nth + 2 ? 60 : 66}V78`).join('')
  return (
    <svg className="hand-sign" viewBox="0 4 100 112" aria-hidden="true">
      <path className="rim" d={shape} />
      <path className="skin" d={shape} />
      <path className="crease" d={between} />
      {fingers <= FINGERS.length && <path className="crease" d="M30 92C40 84 52 82 62 86" />}
    </svg>
  )
}
