import { m } from '@thrive/words'
import { useRef } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { camera as cameraIcon, upload } from '../../../ui/layout/icon-paths.ts'
import './booth-controls.css'
import type { CameraState } from './use-camera.ts'

interface BoothControlsProps {
  /** Null once there is a photo. */
  camera: { state: CameraState; retry: () => void } | null
  counting: boolean
  /** True if a chosen file may be replaced by another. */
  mayChoose: boolean
  onShutter: () => void
  onFile: (file: File) => void
}

export function BoothControls({ camera, counting, mayChoose, onShutter, onFile }: BoothControlsProps) {
  const input = useRef<HTMLInputElement>(null)
  const isLive = camera?.state === 'live'
  const isOffered = camera !== null && camera.state !== 'starting' && !counting
  return (
    <>
      {isLive && !counting && <ShutterButton label={m.photo_take()} onClick={onShutter} />}
      {(isOffered || mayChoose) && (
        <>
          <Button look={isLive ? 'quiet' : 'second'} icon={upload} onClick={() => input.current?.click()}>
            {mayChoose ? m.photo_choose_another() : m.photo_choose()}
          </Button>
          <FileInput ref={input} accept="image/*" aria-label={m.photo_choose()} onFile={onFile} />
        </>
      )}
      {camera?.state === 'off' && (
        <Button look="quiet" onClick={camera.retry}>
          {m.photo_camera_again()}
        </Button>
      )}
    </>
  )
}

function ShutterButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="shutter" onClick={onClick}>
      <span className="release">
        <Icon path={cameraIcon} />
      </span>
      {label}
    </button>
  )
}
