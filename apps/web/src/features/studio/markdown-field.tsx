import { m } from '@thrive/words'
import { useRef } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { type FieldProps, textOf, wordsOf } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { numberedList, plainList, turnBack } from './icons.ts'
import './markdown-field.css'
import { type Edit, withBold, withList } from './markdown-edits.ts'

/** A plain text area with the marks that the room shows: bold, lists and numbered lists. */
export function MarkdownField({ field, lang, edited, facts, english }: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = textOf(edited.value)
  const change = (typed: string) => edited.change(wordsOf(typed, lang, field.optional))
  const apply = (edit: (text: string, start: number, end: number) => Edit) => {
    const element = area.current
    if (!element) return
    const { text: next, start, end } = edit(text, element.selectionStart, element.selectionEnd)
    element.focus()
    // By the browser's own editing, so that its undo takes it back.
    element.setSelectionRange(0, element.value.length)
    if (!document.execCommand?.('insertText', false, next)) change(next)
    requestAnimationFrame(() => element.setSelectionRange(start, end))
  }
  const undo = () => {
    area.current?.focus()
    document.execCommand?.('undo')
  }
  const keys = [
    { name: m.studio_bold(), icon: null, act: () => apply(withBold) },
    { name: m.studio_numbered_list(), icon: numberedList, act: () => apply(withList('1.')) },
    { name: m.studio_list(), icon: plainList, act: () => apply(withList('-')) },
    { name: m.studio_undo(), icon: turnBack, act: undo },
  ]
  return (
    <FieldShell facts={facts} count={field.most === null ? null : { length: text.length, most: field.most }}>
      {(control) => (
        <div className="md" data-invalid={control['aria-invalid']}>
          <div className="mdbar" role="toolbar" aria-label={m.studio_format()} aria-controls={control.id}>
            {keys.map(({ name, icon, act }) => (
              <button key={name} type="button" className="line-btn" aria-label={name} title={name} onClick={act}>
                {icon ? <Icon path={icon} line /> : <b aria-hidden="true">B</b>}
              </button>
            ))}
            <span className="hint">{m.studio_markdown()}</span>
          </div>
          <textarea
            {...control}
            ref={area}
            lang={lang}
            rows={6}
            placeholder={lang === 'en' ? undefined : english}
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'b' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              apply(withBold)
            }}
            onBlur={edited.leave}
          />
        </div>
      )}
    </FieldShell>
  )
}
