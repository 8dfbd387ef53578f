import { messages } from '@thrive/content/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Frame } from '../../survey/frame.tsx'
import type { ResultsStepProps } from '../step.tsx'
import './booth.css'
import { BoothControls } from './booth-controls.tsx'
import { BoothView } from './booth-view.tsx'
import { pictureOfFile, pictureOfVideo } from './picture.ts'
import { UploadState } from './upload-state.tsx'
import { useCamera } from './use-camera.ts'
import { useCountdown } from './use-countdown.ts'
import { useUpload } from './use-upload.ts'

const COUNT_FROM = 3
const NOT_TAKEN = 'The photo could not be taken. Please try again.'

interface Photo {
  blob: Blob
  url: string
  /** One capture; a chosen file may be the wrong one. */
  from: 'camera' | 'file'
}

/** Camera, one capture after a countdown, a print of it, upload. Whatever the camera does, there is a way on. */
export function Booth({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const [photo, setPhoto] = useState<Photo | null>(null)
  const camera = useCamera(photo === null)
  const video = useRef<HTMLVideoElement>(null)
  const upload = useUpload(session.uuid, photo?.blob ?? null, proceed)
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo.url) : undefined), [photo])

  const take = async (picture: () => Promise<Blob>, from: Photo['from'], problem: string) => {
    upload.setError(null)
    try {
      const blob = await picture()
      setPhoto({ blob, url: URL.createObjectURL(blob), from })
      heading.current?.focus({ preventScroll: true })
    } catch {
      upload.setError(problem)
    }
  }
  const countdown = useCountdown(COUNT_FROM, () => {
    const { current } = video
    if (current) void take(() => pictureOfVideo(current), 'camera', NOT_TAKEN)
  })
  const counting = countdown.count !== null
  const goOnWithout = () => {
    upload.cancel()
    proceed()
  }
  return (
    <Frame
      {...frame}
      saved={upload.busy ? 'saving' : frame.saved}
      tip={page.tip}
      blocked={upload.busy ? 'The photo is on its way.' : photo ? null : 'Take or choose a photo first.'}
      done={photo !== null}
      nextLabel={upload.error && photo ? 'Try again' : 'Upload photo'}
      onNext={upload.submit}
    >
      <div className="booth">
        <BoothView photo={photo?.url ?? null} camera={camera} video={video} count={countdown.count} />
        <div className="stack instructions">
          <h1 ref={heading} tabIndex={-1}>
            {photo ? 'That is a keeper' : page.title}
          </h1>
          {photo ? <p>Upload the photo, and it goes on your results.</p> : <Prose>{page.text}</Prose>}
          <UploadState busy={upload.busy} share={upload.share} error={upload.error} />
          <BoothControls
            camera={photo ? null : camera}
            counting={counting}
            mayChoose={photo?.from === 'file' && !upload.busy}
            onShutter={countdown.start}
            onFile={(file) => void take(() => pictureOfFile(file), 'file', messages.notAnImage)}
          />
          <Button look="quiet" onClick={goOnWithout}>
            Go on without a photo
          </Button>
        </div>
      </div>
    </Frame>
  )
}
