import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../form/button.tsx'
import { arrowRight } from '../layout/arrow-right.ts'
import { arrowLeft } from '../layout/icon-paths.ts'
import './slide-viewer.css'

export interface SlideViewerProps {
  label: string
  /** A card with a letter shows the same picture. */
  slides: readonly { image: string; title: string; letter?: string | null | undefined }[]
  /** Buttons with an icon alone, for narrow places. */
  narrow?: boolean | undefined
  /** Called with the index of each slide when it is shown. */
  onShow?: ((index: number) => void) | undefined
}

const KEYS: Record<string, number> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

/** Slides one by one. The keys work wherever the focus is, so that a presenter's clicker works too. */
export function SlideViewer({ label, slides, narrow, onShow }: SlideViewerProps) {
  const [index, setIndex] = useState(0)
  const slide = slides[index]
  const ahead = slides[index + 1]?.image
  const go = (by: number) => {
    const next = Math.min(slides.length - 1, Math.max(0, index + by))
    setIndex(next)
    onShow?.(next)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by || event.defaultPrevented || event.altKey || usesKeysItself(event.target)) return
    event.preventDefault()
    go(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (ahead) new Image().src = ahead
  }, [ahead])

  if (!slide) return null
  return (
    <section className="slides" aria-label={label}>
      <div className="largest">
        <img src={slide.image} alt={slide.title} />
      </div>
      <div className="turn">
        <Button
          look="second"
          round={narrow}
          icon={arrowLeft}
          aria-label={m.slides_previous()}
          disabled={index === 0}
          onClick={() => go(-1)}
        >
          {!narrow && m.slides_previous()}
        </Button>
        <output>
          <b>{slide.title}</b>{' '}
          <span className="num">{m.slides_where({ slide: index + 1, slides: slides.length })}</span>
          {slide.letter && <span>{m.slides_card({ letter: slide.letter })}</span>}
        </output>
        <Button
          look="second"
          round={narrow}
          iconAfter={arrowRight}
          aria-label={m.slides_next()}
          disabled={index === slides.length - 1}
          onClick={() => go(1)}
        >
          {!narrow && m.slides_next()}
        </Button>
      </div>
    </section>
  )
}

function usesKeysItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
