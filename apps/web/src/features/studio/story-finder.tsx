import { m } from '@thrive/words'
import { useId } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { lens } from './icons.ts'

/** Finds pages by a word of their title. */
export function StoryFinder({ word, onWord }: { word: string; onWord: (word: string) => void }) {
  const id = useId()
  return (
    <span className="pre">
      <Icon path={lens} line />
      <label className="vh" htmlFor={id}>
        {m.studio_find()}
      </label>
      <input
        id={id}
        className="input slim"
        type="search"
        placeholder={m.studio_find_hint()}
        value={word}
        onChange={({ target }) => onWord(target.value)}
      />
    </span>
  )
}
