import { useId } from 'react'
import './funnel.css'
import './liquid.css'

const WIDTH = 960
const GLASS = 112
const TOP = 34
const HEIGHT = 196
const BASE = TOP + HEIGHT
/** Liquid at 100 percent stays below the rim. */
const FULL = HEIGHT - 18
const GRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface FunnelProps {
  label: string
  /** The first is the whole. */
  steps: readonly { count: number; shown: string; name: string; note: string }[]
}

/** Connected glasses, each filled to its share of the first, with the figures below as text. */
export function Funnel({ label, steps }: FunnelProps) {
  const whole = steps[0]?.count ?? 0
  const centre = (index: number) => (WIDTH * (2 * index + 1)) / (2 * steps.length)
  return (
    <div className="funnel">
      <svg viewBox={`0 0 ${WIDTH} ${BASE + 8}`} role="img" aria-label={label}>
        {steps.slice(1).map(({ name }, index) => (
          <Pipe key={name} from={centre(index)} to={centre(index + 1)} />
        ))}
        {steps.map(({ name, count }, index) => (
          <Glass key={name} left={centre(index) - GLASS / 2} share={whole > 0 ? count / whole : 0} />
        ))}
      </svg>
      <dl>
        {steps.map(({ name, shown, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{shown}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Pipe({ from, to }: { from: number; to: number }) {
  const [start, end, y] = [from + GLASS / 2 - 6, to - GLASS / 2 + 6, BASE - 30]
  const middle = (start + end) / 2
  return (
    <>
      <path className="pipe" d={`M${start} ${y}H${end}`} />
      <path className="flow" d={`M${start} ${y}H${end}`} />
      <path className="thin" d={`M${middle - 30} ${y - 7}l7 7-7 7M${middle + 24} ${y - 7}l7 7-7 7`} />
      <circle className="valve" cx={middle} cy={y} r="17" />
      <path className="bold" d={`M${middle - 9} ${y}h18M${middle} ${y - 17}v-12M${middle - 12} ${y - 31}h24`} />
    </>
  )
}

function Glass({ left, share }: { left: number; share: number }) {
  const id = useId()
  const wall = `M${left} ${TOP - 8}V${BASE - 20}a20 20 0 0 0 20 20h${GLASS - 40}a20 20 0 0 0 20 -20V${TOP - 8}`
  const height = FULL * share
  const surface = BASE - height
  return (
    <>
      <clipPath id={id}>
        <path d={`${wall}Z`} />
      </clipPath>
      <path className="air" d={`${wall}Z`} />
      {share > 0 && (
        <g clipPath={`url(#${id})`}>
          <path className="liquid" d={`M${left - 4} ${surface}c22 -9 36 9 60 0s38 -7 63 0V${BASE + 4}H${left - 4}Z`} />
          <path
            className="deep"
            d={`M${left - 4} ${BASE - 20}c30 12 ${GLASS - 22} 12 ${GLASS + 8} 0v30H${left - 4}Z`}
          />
          {height > 60 && (
            <g className="bubbles">
              <circle cx={left + 34} cy={surface + height * 0.45} r="6" />
              <circle cx={left + 52} cy={surface + height * 0.66} r="4.5" />
              <circle cx={left + 40} cy={surface + height * 0.24} r="3.5" />
            </g>
          )}
        </g>
      )}
      <path className="wall" d={wall} />
      <path className="rim" d={`M${left - 9} ${TOP - 10}h${GLASS + 18}`} />
      {GRADES.map((grade) => (
        <path
          key={grade}
          className="grade"
          d={`M${left + GLASS - 3} ${BASE - (FULL * grade) / 10}h${grade % 5 ? -12 : -22}`}
        />
      ))}
    </>
  )
}
