import { m } from '@thrive/words'
import { type KeyboardEvent, useState } from 'react'
import { arrowRight } from '../layout/arrow-right.ts'
import { classNames } from '../layout/class-names.ts'
import { cssVars } from '../layout/css-vars.ts'
import { Icon } from '../layout/icon.tsx'
import { arrowLeft, grip } from '../layout/icon-paths.ts'
import { Button } from './button.tsx'
import './ranking.css'
import { moveEntry } from './moved.ts'
import { useRankDrag } from './use-rank-drag.ts'

export interface RankingItem {
  id: string
  name: string
  image: string
  /** The name of its colour. */
  colour: string | undefined
  /** Below the name: its place elsewhere. */
  mark?: string | undefined
}

export interface RankingProps {
  /** In their current order, first place first. */
  items: readonly RankingItem[]
  /** The ids in their new order; also called when a card is dragged and put back where it was. */
  onChange: (ids: string[]) => void
}

/** Cards to put in order: dragged with any pointer, or moved with their arrow buttons or the arrow keys on those. */
export function Ranking({ items, onChange }: RankingProps) {
  const [announcement, announce] = useState('')
  const ids = items.map((item) => item.id)

  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    announce(m.ranking_now({ name: item.name, place: ordinal(to + 1), count: items.length }))
    onChange(moveEntry(ids, from, to))
  }
  const drag = useRankDrag(move)

  const keys = (from: number) => (event: KeyboardEvent) => {
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(from, to)
  }

  return (
    <>
      <ol className="rank" ref={drag.list}>
        {items.map((item, place) => (
          <li className={classNames('slot', drag.target === place && 'drop')} key={item.id}>
            <span className="place">{ordinal(place + 1)}</span>
            <div
              className={classNames('tile', 'lit', drag.from === place && 'drag')}
              data-i={item.colour}
              style={cssVars(drag.shift(place))}
              {...drag.handlers(place)}
            >
              <span className="grip">
                <Icon path={grip} />
              </span>
              <img src={item.image} alt="" draggable={false} />
              <div className="moves">
                <Button
                  look="second"
                  icon={arrowLeft}
                  aria-label={m.ranking_left({ name: item.name })}
                  locked={place === 0}
                  onClick={() => move(place, place - 1)}
                  onKeyDown={keys(place)}
                />
                <strong>{item.name}</strong>
                <Button
                  look="second"
                  icon={arrowRight}
                  aria-label={m.ranking_right({ name: item.name })}
                  locked={place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                  onKeyDown={keys(place)}
                />
              </div>
              {item.mark && <span className="mark num">{item.mark}</span>}
            </div>
          </li>
        ))}
      </ol>
      <output className="vh">{announcement}</output>
    </>
  )
}

const FIRST = [m.ranking_first, m.ranking_second, m.ranking_third]
const ordinal = (place: number): string => FIRST[place - 1]?.() ?? m.ranking_nth({ place })
