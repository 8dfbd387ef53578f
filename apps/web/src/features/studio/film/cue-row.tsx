import {
  type CaptionLanguage,
  CUE_LIMITS,
  type Cue,
  type CueWarning,
  charactersPerSecond,
  cueWarnings,
  cueWords,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { close } from '../../../ui/layout/icon-paths.ts'
import { triangle } from '../../../ui/layout/line-icons.ts'
import { cueTime, parseCueTime } from './cue-time.ts'

interface CueRowProps {
  cue: Cue
  next: Cue | undefined
  language: CaptionLanguage
  length: number
  isNow: boolean
  onFocus: () => void
  onChange: (cue: Cue) => void
  onRemove: () => void
}

const WARNINGS: Record<Exclude<CueWarning, 'too-fast'>, () => string> = {
  'too-many-lines': m.film_cue_many_lines,
  'line-too-long': m.film_cue_long_line,
  'too-short': m.film_cue_short,
  'after-end': m.film_cue_after_end,
}

/** When the words could be read at leisure. */
const readableUntil = (cue: Cue) =>
  Math.ceil((cue.from + cueWords(cue).length / CUE_LIMITS.charactersPerSecond) * 10) / 10

/** One caption: its times, its words, and what makes it hard to read. */
export function CueRow({ cue, next, language, length, isNow, onFocus, onChange, onRemove }: CueRowProps) {
  const id = useId()
  const warnings = cue.text.trim() ? cueWarnings(cue, length || Number.POSITIVE_INFINITY) : []
  const speed = Math.round(charactersPerSecond(cue))
  const until = readableUntil(cue)
  const isFast = warnings.includes('too-fast')
  const canExtend = isFast && until <= Math.min(next?.from ?? Number.POSITIVE_INFINITY, length || until)
  return (
    <tr className={isNow ? 'now' : undefined} onFocus={onFocus}>
      <td>
        <TimeInput label={m.film_cue_from()} seconds={cue.from} onChange={(from) => onChange({ ...cue, from })} />
      </td>
      <td>
        <TimeInput label={m.film_cue_to()} seconds={cue.to} onChange={(to) => onChange({ ...cue, to })} />
      </td>
      <td>
        <textarea
          className="cin tx"
          rows={1}
          lang={language}
          aria-label={m.film_cue_text()}
          aria-invalid={warnings.length > 0 || undefined}
          aria-describedby={warnings.length > 0 ? id : undefined}
          value={cue.text}
          onChange={({ target }) => onChange({ ...cue, text: target.value })}
        />
        {warnings.length > 0 && (
          <div id={id} className="error">
            <Icon path={triangle} line />
            <span>
              {warnings
                .map((warning) =>
                  warning === 'too-fast' ? m.film_cue_fast({ time: cueTime(until) }) : WARNINGS[warning](),
                )
                .join(' ')}
            </span>
            {canExtend && (
              <button type="button" className="link" onClick={() => onChange({ ...cue, to: until })}>
                {m.film_cue_extend()}
              </button>
            )}
          </div>
        )}
      </td>
      <td className="num-col">
        <span className="cue-end">
          <span className={isFast ? 'fast' : undefined}>{Number.isFinite(speed) ? speed : ''}</span>
          <IconButton icon={close} label={m.film_cue_remove()} onClick={onRemove} />
        </span>
      </td>
    </tr>
  )
}

/** What cannot be read as a time stays in the field, and the caption keeps its time. */
function TimeInput({ label, seconds, onChange }: { label: string; seconds: number; onChange: (to: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOdd = typed !== null && parseCueTime(typed) === null
  return (
    <input
      className="cin"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isOdd || undefined}
      value={typed ?? cueTime(seconds)}
      onChange={({ target }) => {
        setTyped(target.value)
        const found = parseCueTime(target.value)
        if (found !== null) onChange(found)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
