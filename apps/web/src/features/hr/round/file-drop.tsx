import { m } from '@thrive/words'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { upArrow } from './icons.ts'

interface FileDropProps {
  file: File | null
  onChoose: (file: File) => void
  onClear: () => void
}

/** A place to drop a list, which can also be chosen with a button. */
export function FileDrop({ file, onChoose, onClear }: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <div className="field">
      <span className="label" id={id}>
        {m.hr_round_file()}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={classNames('file-drop', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const dropped = event.dataTransfer.files[0]
          if (dropped) onChoose(dropped)
        }}
      >
        <Icon path={upArrow} line />
        <b>{file?.name ?? m.hr_round_file_drop()}</b>
        <Button look="quiet" slim aria-describedby={id} onClick={() => input.current?.click()}>
          {file ? m.hr_round_file_other() : m.hr_round_file_choose()}
        </Button>
        {file && (
          <Button look="quiet" slim onClick={onClear}>
            {m.hr_round_file_without()}
          </Button>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-labelledby={id}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) onChoose(chosen)
            // Allows choosing the same file again, corrected meanwhile.
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}
