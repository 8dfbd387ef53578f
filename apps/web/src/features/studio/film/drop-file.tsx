import { m } from '@thrive/words'
import { type DragEvent, useRef, useState } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { uploadArrow } from '../icons.ts'

interface DropFileProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Takes a file that is dropped or chosen. */
export function DropFile({ label, accept, onFile }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button does the same
    <div
      className={classNames('drop', isOver && 'over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon path={uploadArrow} line />
      <span>
        <b>{label}</b>
        {m.film_drop_or()}{' '}
        <button type="button" className="link" onClick={() => input.current?.click()}>
          {m.film_choose_file()}
        </button>
      </span>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        data-testid="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </div>
  )
}
