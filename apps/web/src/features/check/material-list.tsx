import { m } from '@thrive/words'
import { Tick } from '../../ui/form/tick.tsx'
import './material-list.css'

interface MaterialListProps {
  things: readonly string[]
  isThere: (index: number) => boolean
  onTick: (index: number, there: boolean) => void
}

/** A checklist of what has to be in the room. */
export function MaterialList({ things, isThere, onTick }: MaterialListProps) {
  const there = things.filter((_, index) => isThere(index)).length
  return (
    <section className="stuff" aria-labelledby="stuff">
      <h2 id="stuff">{m.check_room_title()}</h2>
      <p className="ui muted num no-print">{m.check_room_count({ count: there, all: things.length })}</p>
      <ul>
        {things.map((thing, index) => (
          <li key={thing}>
            <Tick checked={isThere(index)} onChange={(checked) => onTick(index, checked)}>
              {thing}
            </Tick>
          </li>
        ))}
      </ul>
    </section>
  )
}
