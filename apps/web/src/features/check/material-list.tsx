import { m } from '@thrive/words'
import { Icon } from '../../ui/layout/icon.tsx'
import { check } from '../../ui/layout/icon-paths.ts'
import './material-list.css'

interface MaterialListProps {
  things: readonly string[]
  isThere: (index: number) => boolean
  onTick: (index: number, there: boolean) => void
}

/** What has to be in the room, to tick off. */
export function MaterialList({ things, isThere, onTick }: MaterialListProps) {
  const there = things.filter((_, index) => isThere(index)).length
  return (
    <section className="stuff" aria-labelledby="stuff">
      <h2 id="stuff">{m.check_room_title()}</h2>
      <p className="ui muted num no-print">{m.check_room_count({ there, all: things.length })}</p>
      <ul>
        {things.map((thing, index) => (
          <li key={thing}>
            <label className="tick">
              <input
                type="checkbox"
                checked={isThere(index)}
                onChange={(event) => onTick(index, event.target.checked)}
              />
              <span className="box">
                <Icon path={check} />
              </span>
              {thing}
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
