import { m } from '@thrive/words'
import { useState } from 'react'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Button } from '../../ui/form/button.tsx'
import { moveEntry } from '../../ui/form/moved.ts'
import { type AskProps, indicatorOf, labelOf } from './asked.ts'
import { GiveKey } from './give-key.tsx'
import { arrowDown, arrowUp } from './icon-paths.ts'
import { Part } from './part.tsx'
import './picks.css'

/** Ranks by up and down buttons: dragging scrolls a phone's list, so nothing in it can be dragged. */
export function Rank({ asked, first, onGive }: AskProps) {
  const [order, setOrder] = useState(Array.isArray(first) ? first : (asked.options ?? []))
  const [announcement, announce] = useState('')
  const move = (from: number, to: number) => {
    setOrder(moveEntry(order, from, to))
    announce(m.phone_rank_now({ name: labelOf(asked, order[from] ?? ''), place: to + 1, count: order.length }))
  }
  return (
    <Part foot={<GiveKey words={m.phone_give_order()} reason={null} onGive={() => onGive(order)} />}>
      <div className="ask">
        <h1>{asked.title}</h1>
        <p>{m.phone_rank_ask()}</p>
      </div>
      <ol className="picks">
        {order.map((option, place) => {
          const indicator = indicatorOf(option)
          const name = labelOf(asked, option)
          return (
            <li className="ballot-pick ranked" key={option} data-i={indicator}>
              <span className="place">{place + 1}</span>
              {indicator && <IndicatorArt indicator={indicator} />}
              <b>{name}</b>
              <span className="moves">
                <Button
                  look="second"
                  icon={arrowUp}
                  aria-label={m.phone_rank_up({ name })}
                  locked={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <Button
                  look="second"
                  icon={arrowDown}
                  aria-label={m.phone_rank_down({ name })}
                  locked={place === order.length - 1}
                  onClick={() => move(place, place + 1)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <output className="vh">{announcement}</output>
    </Part>
  )
}
