import { m } from '@thrive/words'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck } from '../../../../ui/layout/line-icons.ts'

const FINDS = [m.find_finds_sessions, m.find_finds_mails, m.find_finds_rounds]
const MISSES = [m.find_misses_players, m.find_misses_names, m.find_misses_files]
const dash = 'M48 128H208'

/** What a search can and cannot find, shown before the first one. */
export function AboutFind() {
  return (
    <div className="panelgrid">
      <section className="card c6 stack">
        <h2>{m.find_finds()}</h2>
        <Points icon={circleCheck} sentences={FINDS} className="points ok" />
      </section>
      <section className="card c6 stack">
        <h2>{m.find_misses()}</h2>
        <Points icon={dash} sentences={MISSES} className="points" />
      </section>
    </div>
  )
}

interface PointsProps {
  icon: string
  sentences: readonly (() => string)[]
  className: string
}

export function Points({ icon, sentences, className }: PointsProps) {
  return (
    <ul className={className}>
      {sentences.map((sentence) => (
        <li key={sentence()}>
          <Icon path={icon} line />
          <span>{sentence()}</span>
        </li>
      ))}
    </ul>
  )
}
