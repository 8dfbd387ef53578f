import { m } from '@thrive/words'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { close } from '../../../ui/layout/icon-paths.ts'
import { triangle } from '../../../ui/layout/line-icons.ts'
import { filmSheet } from '../icons.ts'
import type { UploadProgress } from './use-upload.ts'

/** A file under way, or one that cannot be used, with what to do about it. */
export function UploadRow({ progress, onStop }: { progress: UploadProgress; onStop: () => void }) {
  const { name } = progress
  const isBad = progress.state === 'bad'
  return (
    <div className={isBad ? 'filerow bad' : 'filerow'} role={isBad ? 'alert' : 'status'}>
      <Icon path={isBad ? triangle : filmSheet} line />
      <span>
        <b>{name}</b>
        {progress.state === 'bad' && <small>{progress.why}</small>}
        {progress.state === 'checking' && <small className="muted">{m.film_checking()}</small>}
        {progress.state === 'sending' && (
          <progress max={1} value={progress.share} aria-label={m.film_sending({ name })} />
        )}
      </span>
      <IconButton
        icon={close}
        label={isBad ? m.film_take_away({ name }) : m.film_stop_upload({ name })}
        onClick={onStop}
      />
    </div>
  )
}
