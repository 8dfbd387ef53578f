import { type PointerEvent, useRef, useState } from 'react'
import { moveEntry } from './moved.ts'

interface Drag {
  from: number
  target: number
  startX: number
  startY: number
  dx: number
  dy: number
  /** The positions of the places, measured when the drag began. */
  places: DOMRect[]
}

/** A shorter move is a touch, not a drag. */
const THRESHOLD = 6

/**
 * Drags the cards of a list between their places. Nothing moves in the document until the card is dropped: the dragged
 * card follows the pointer and the others shift aside, in any direction.
 */
export function useRankDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const active = drag && Math.hypot(drag.dx, drag.dy) > THRESHOLD ? drag : null

  const start = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const onButton = event.target instanceof Element && event.target.closest('button')
    if (event.button !== 0 || onButton) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const places = Array.from(list.current?.children ?? [], (slot) => slot.getBoundingClientRect())
    setDrag({ from, target: from, startX: event.clientX, startY: event.clientY, dx: 0, dy: 0, places })
  }
  const follow = (event: PointerEvent) => {
    if (!drag) return
    const dx = event.clientX - drag.startX
    const dy = event.clientY - drag.startY
    setDrag({ ...drag, dx, dy, target: nearest(drag.places, drag.from, dx, dy) })
  }
  const drop = () => {
    if (active) onMove(active.from, active.target)
    setDrag(null)
  }

  const shift = (place: number): Record<`--${string}`, string> => {
    if (!active) return {}
    if (place === active.from) return offset(active.dx, active.dy)
    const order = active.places.map((_, index) => index)
    const to = moveEntry(order, active.from, active.target).indexOf(place)
    const here = active.places[place]
    const there = active.places[to]
    return here && there ? offset(there.x - here.x, there.y - here.y) : {}
  }

  return {
    list,
    from: active?.from ?? null,
    target: active?.target ?? null,
    shift,
    handlers: (place: number) => ({
      onPointerDown: start(place),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

const offset = (x: number, y: number) => ({ '--dx': `${x}px`, '--dy': `${y}px` })

/** Returns the place whose centre is nearest to that of the dragged card. */
function nearest(places: DOMRect[], from: number, dx: number, dy: number): number {
  const home = places[from]
  if (!home) return from
  const distances = places.map((place) => Math.hypot(place.x - home.x - dx, place.y - home.y - dy))
  return distances.indexOf(Math.min(...distances))
}
