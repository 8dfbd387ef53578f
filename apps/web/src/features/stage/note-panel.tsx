import type { GuidePage } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonClass } from '../../ui/form/button-class.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { close, eyeSlash } from '../../ui/layout/icon-paths.ts'
import { book, onward, scissors } from './note-icons.ts'
import './note-panel.css'
import { useFuse } from './use-fuse.ts'

const FUSE_SECONDS = 20

interface NotePanelProps {
  slug: string
  page: GuidePage
  next: GuidePage | undefined
  /** True if a keyboard or a screen reader opened it: its focus inside stops the fuse. */
  isByKeyboard: boolean
  onClose: () => void
}

/** What only the leader should know: small, brief, and gone by itself. */
export function NotePanel({ slug, page, next, isByKeyboard, onClose }: NotePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isRead, setRead] = useState(isByKeyboard)
  const left = useFuse(FUSE_SECONDS, isHovered || isRead, onClose)
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  useCloseOutside(panel, onClose)
  return (
    <div
      ref={panel}
      className="note-panel lit"
      role="dialog"
      aria-label={m.lead_key()}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={() => setRead(true)}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setRead(false)}
    >
      <div className="head">
        <span className="kicker">
          <Icon path={eyeSlash} />
          {m.lead_key()}
        </span>
        <IconButton icon={close} label={m.close()} onClick={onClose} />
      </div>
      <div className="note-words">
        <p>{page.note}</p>
        <dl>
          <div>
            <dt>
              <Icon path={scissors} line />
              {m.lead_shorter()}
            </dt>
            <dd>{page.shorten ?? m.lead_no_shorter()}</dd>
          </div>
          {next && (
            <div>
              <dt>
                <Icon path={onward} line />
                {m.lead_next({ page: next.number })}
              </dt>
              <dd>
                <b>{sentence(next.title)}</b>{' '}
                {next.material.length > 0 && m.lead_at_hand({ things: next.material.join(', ') })}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="end">
        <span className="num" role="timer">
          {m.lead_closes({ seconds: left })}
        </span>
        <a className={buttonClass({ look: 'quiet' })} href={`/guide/${slug}`} target="_blank" rel="noreferrer">
          <Icon path={book} line />
          {m.lead_guide()}
        </a>
      </div>
      <span className="fuse" aria-hidden="true">
        <i style={cssVars({ '--p': left / FUSE_SECONDS })} />
      </span>
    </div>
  )
}

const sentence = (title: string) => (/[.?!…]$/.test(title) ? title : `${title}.`)

/** Closes on Esc wherever the focus is, and on a press outside the panel and its key. */
function useCloseOutside(panel: { current: HTMLElement | null }, onClose: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  const onPress = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && panel.current?.parentElement?.contains(target)
    if (!isInside) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
}
