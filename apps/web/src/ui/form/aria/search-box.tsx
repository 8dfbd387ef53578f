import { m } from '@thrive/words'
import { useEffect, useRef, useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import '../field.css'
import { Icon } from '../../layout/icon.tsx'
import { close } from '../../layout/icon-paths.ts'
import '../icon-button.css'
import { search as magnifier } from './icons.ts'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  /** Shown while nothing is typed; the label is then above the field. */
  placeholder?: string
  /** A line icon in place of the magnifier. */
  icon?: string
  limit: number
  value: string
  /** Called when typing pauses, or at once on Enter and the clear button. */
  onSearch: (value: string) => void
}

export function SearchBox({ label, placeholder, icon, limit, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The value changed other than by typing, such as by Back.
  useEffect(() => {
    if (value !== asked.current) setTyped(value)
    asked.current = value
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])

  const search = (text: string, wait: number) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      asked.current = text.trim()
      onSearch(asked.current)
    }, wait)
  }

  return (
    <SearchField
      className="search-box"
      value={typed}
      maxLength={limit}
      onChange={(text) => search(text, text === '' ? 0 : PAUSE_MS)}
      onSubmit={(text) => search(text, 0)}
    >
      <Label className={placeholder ? 'label' : 'vh'}>{label}</Label>
      <div className="search-field">
        <Icon path={icon ?? magnifier} line={icon !== undefined} />
        <Input className="input" placeholder={placeholder ?? label} />
        <Button className="icon-btn clear" aria-label={m.sessions_search_clear()}>
          <Icon path={close} />
        </Button>
      </div>
    </SearchField>
  )
}
