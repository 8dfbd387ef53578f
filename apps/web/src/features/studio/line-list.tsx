import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { cross } from '../../ui/layout/line-icons.ts'
import { LineButton } from '../hr/frame/line-button.tsx'
import { caretDownLine, plusSign } from '../hr/frame/line-icons.ts'
import { caretUp, gripDots } from './icons.ts'
import './line-list.css'

/** Where each line was before a change; -1 for a new one. */
export interface Move {
  from: number[]
}

interface LineListProps {
  labelledBy: string
  describedBy: string | undefined
  lang: string
  lines: string[]
  placeholders: string[]
  /** True for lines that differ from what is published. */
  changed: boolean[]
  most: number | null
  nameOf: (number: number) => string
  addText: string
  onChange: (lines: string[], move: Move) => void
  onLeave: () => void
}

/** Lines to write and to order: by keys up and down, or dragged by their grip. */
export function LineList(props: LineListProps) {
  const { lang, lines, placeholders, changed, most, nameOf, addText, onChange, onLeave } = props
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const places = lines.map((_, nth) => nth)
  const arrange = (from: number[]) => {
    onChange(
      from.map((nth) => lines[nth] ?? ''),
      { from },
    )
    onLeave()
  }
  const move = (nth: number, to: number) => {
    if (to < 0 || to >= lines.length) return
    const rest = places.filter((each) => each !== nth)
    arrange([...rest.slice(0, to), nth, ...rest.slice(to)])
    setSaid(m.studio_moved({ name: lines[nth] ?? '', nth: to + 1 }))
  }
  const focusOn = (nth: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.line-input')[nth]?.focus())
  return (
    <>
      <ol ref={list} className="optlist" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
        {lines.map((line, nth) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line that is typed in keeps its place
            key={nth}
            className={classNames(changed[nth] && 'chg', dragged === nth && 'dragged')}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) move(dragged, nth)
              setDragged(null)
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys beside it do the same */}
            <span className="grip" draggable onDragStart={() => setDragged(nth)} onDragEnd={() => setDragged(null)}>
              <Icon path={gripDots} line />
            </span>
            <textarea
              className="line-input"
              rows={1}
              lang={lang}
              aria-label={nameOf(nth + 1)}
              aria-invalid={(most !== null && line.length > most) || undefined}
              placeholder={placeholders[nth]}
              value={line}
              onChange={({ target }) =>
                onChange(
                  lines.map((each, at) => (at === nth ? target.value.replace(/\s*\n\s*/g, ' ') : each)),
                  { from: places },
                )
              }
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onBlur={onLeave}
            />
            <LineButton
              icon={caretUp}
              label={m.studio_move_up({ name: nameOf(nth + 1) })}
              onClick={() => move(nth, nth - 1)}
            />
            <LineButton
              icon={caretDownLine}
              label={m.studio_move_down({ name: nameOf(nth + 1) })}
              onClick={() => move(nth, nth + 1)}
            />
            <LineButton
              icon={cross}
              label={m.studio_remove({ name: nameOf(nth + 1) })}
              onClick={() => {
                arrange(places.filter((each) => each !== nth))
                focusOn(Math.min(nth, lines.length - 2))
              }}
            />
          </li>
        ))}
      </ol>
      <output className="vh">{said}</output>
      <div>
        <Button
          look="quiet"
          slim
          onClick={() => {
            onChange([...lines, ''], { from: [...places, -1] })
            focusOn(lines.length)
          }}
        >
          <Icon path={plusSign} line />
          {addText}
        </Button>
      </div>
    </>
  )
}
