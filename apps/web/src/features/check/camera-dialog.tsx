import { m } from '@thrive/words'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useCamera } from '../results/photo/use-camera.ts'
import { judgeCamera } from './judge.ts'
import './dialogs.css'

/** Shows the camera's picture. Nothing is stored, and closing the dialog closes the camera. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  const { state, stream } = useCamera(true)
  const video = useRef<HTMLVideoElement>(null)
  const id = useId()
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <Dialog className="check-dialog camera" labelledBy={id} onClose={onClose}>
      <h2 id={id}>{m.check_camera()}</h2>
      {state === 'off' ? (
        <p>{judgeCamera('busy').text}</p>
      ) : (
        <video ref={video} autoPlay muted playsInline aria-label={m.check_camera_picture()} />
      )}
      <Button onClick={onClose}>{m.close()}</Button>
    </Dialog>
  )
}
