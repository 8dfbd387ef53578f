import { m } from '@thrive/words'
import { useRef } from 'react'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { useFileDrop } from '../../../ui/form/use-file-drop.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { trayUp } from '../../hr/frame/line-icons.ts'

interface DropFileProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Takes a file that is dropped or chosen. */
export function DropFile({ label, accept, onFile }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onFile)
  return (
    <div className={classNames('film-drop', isOver && 'over')} {...handlers}>
      <Icon path={trayUp} line />
      <span>
        <b>{label}</b>
        {m.film_drop_or()}{' '}
        <button type="button" className="link" onClick={() => input.current?.click()}>
          {m.film_choose_file()}
        </button>
      </span>
      <FileInput ref={input} accept={accept} data-testid="file" onFile={onFile} />
    </div>
  )
}
