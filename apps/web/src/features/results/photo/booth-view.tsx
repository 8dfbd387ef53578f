import { m } from '@thrive/words'
import { type RefObject, useEffect } from 'react'
import { Icon } from '../../../ui/layout/icon.tsx'
import { camera as cameraIcon } from '../../../ui/layout/icon-paths.ts'
import { PhotoFrame } from '../../../ui/layout/photo-frame.tsx'
import type { CameraState } from './use-camera.ts'

interface BoothViewProps {
  /** The print, if taken. */
  photo: string | null
  camera: { state: CameraState; stream: MediaStream | null }
  video: RefObject<HTMLVideoElement | null>
  count: number | null
}

const WITHOUT_PICTURE = {
  starting: m.photo_starting,
  waiting: m.photo_waiting,
  off: m.photo_off,
}

export function BoothView({ photo, camera, video, count }: BoothViewProps) {
  const { state, stream } = camera
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream, video])
  if (photo)
    return (
      <PhotoFrame state="taken">
        <img src={photo} alt={m.photo_your_team()} />
      </PhotoFrame>
    )
  const live = state === 'live'
  return (
    <PhotoFrame state="live" label={live ? m.photo_camera_on() : undefined}>
      <video ref={video} autoPlay playsInline muted hidden={!live} aria-label={m.photo_camera_sees()} />
      {state !== 'live' && (
        <p className="no-picture" role="status">
          <Icon path={cameraIcon} />
          {WITHOUT_PICTURE[state]()}
        </p>
      )}
      <p className="count" role="timer" aria-live="assertive">
        {count}
      </p>
    </PhotoFrame>
  )
}
