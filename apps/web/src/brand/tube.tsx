import { classNames } from '../ui/layout/class-names.ts'
import { cssVars } from '../ui/layout/css-vars.ts'
import './liquid.css'
import './tube.css'

interface TubeProps {
  label: string
  whole: number
  /** The larger part, in lilac. */
  part: number
  /** What of that part is complete, in ink. */
  done?: number
  slim?: boolean
}

/** Amounts out of a whole that are no indicator. */
export function Tube({ label, whole, part, done, slim = false }: TubeProps) {
  const share = (amount: number) => cssVars({ '--share': `${whole > 0 ? (100 * amount) / whole : 0}%` })
  return (
    <span className={classNames('tube', slim && 'slim')} role="img" aria-label={label}>
      {part > 0 && <i style={share(part)} className={part >= whole ? 'full' : undefined} />}
      {done !== undefined && done > 0 && <i style={share(done)} className="complete" />}
    </span>
  )
}
