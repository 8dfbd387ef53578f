import { m } from '@thrive/words'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { useFileDrop } from '../../../ui/form/use-file-drop.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { trayUp } from '../frame/line-icons.ts'

interface FileDropProps {
  file: File | null
  onChoose: (file: File) => void
  onClear: () => void
}

/** A place to drop a list, which can also be chosen with a button. */
export function FileDrop({ file, onChoose, onClear }: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onChoose)
  return (
    <div className="field">
      <span className="label" id={id}>
        {m.hr_round_file()}
      </span>
      <div className={classNames('file-drop', isOver && 'is-over')} {...handlers}>
        <Icon path={trayUp} line />
        <b>{file?.name ?? m.hr_round_file_drop()}</b>
        <Button look="quiet" slim aria-describedby={id} onClick={() => input.current?.click()}>
          {file ? m.hr_round_file_other() : m.hr_round_file_choose()}
        </Button>
        {file && (
          <Button look="quiet" slim onClick={onClear}>
            {m.hr_round_file_without()}
          </Button>
        )}
        <FileInput
          ref={input}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-labelledby={id}
          onFile={onChoose}
        />
      </div>
    </div>
  )
}
