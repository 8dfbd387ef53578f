import { inPercent } from '@thrive/words/intl'
import { classNames } from '../../ui/layout/class-names.ts'
import { cssVars } from '../../ui/layout/css-vars.ts'
import './tube.css'

interface TubeProps {
  /** Of 100. */
  percent: number
  label: string
  big?: boolean
}

/** An amount of a whole, in lilac because it is no indicator. */
export const Tube = ({ percent, label, big = false }: TubeProps) => (
  <span className={classNames('tube', big && 'big')} role="img" aria-label={label}>
    {percent > 0 && (
      <i className={percent === 100 ? 'full' : ''} style={cssVars({ '--p': inPercent(percent, 'en') })} />
    )}
  </span>
)

/** Never 100 while something is missing, and never 0 once something is there. */
export function percentOf(part: number, whole: number): number {
  if (whole === 0 || part === whole) return 100
  return part === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * part) / whole)))
}
