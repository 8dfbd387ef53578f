import './pawn.css'

const BODY =
  'M30 33C40 33 39 46 43 57C46 66 53 69 53 80A4 4 0 0 1 49 84H11A4 4 0 0 1 7 80C7 69 14 66 17 57C21 46 20 33 30 33Z'

/** One answer in a drawing. Pawns all look alike and are never numbered or named; an open one is still expected. */
export function Pawn({ isOpen = false }: { isOpen?: boolean | undefined }) {
  return (
    <g className="pawn" data-open={isOpen || undefined}>
      <path d={BODY} />
      <circle cx="30" cy="19" r="15" />
    </g>
  )
}

/** As many pawns as there are answers, inline in text. */
export function Pawns({ count, of = count }: { count: number; of?: number }) {
  return (
    <span className="pawns" aria-hidden="true">
      {Array.from({ length: of }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pawns are identical
        <svg key={nth} viewBox="2 0 56 90" aria-hidden="true">
          <Pawn isOpen={nth >= count} />
        </svg>
      ))}
    </span>
  )
}
