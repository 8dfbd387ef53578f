import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Prose } from '../../../ui/layout/prose.tsx'
import { useObjectUrl } from '../../report/use-cover.ts'
import { Frame } from '../../stage/frame.tsx'
import type { ResultsStepProps } from '../step-props.ts'
import './booth.css'
import { BoothControls } from './booth-controls.tsx'
import { BoothView } from './booth-view.tsx'
import { pictureOfFile, pictureOfVideo } from './picture.ts'
import { useCamera } from './use-camera.ts'
import { useCountdown } from './use-countdown.ts'

const COUNT_FROM = 3

/** Camera, one capture after a countdown, a print of it, upload. Whatever the camera does, there is a way on. */
export function Booth({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const given = session.details.get('photo')
  // A photo that the server refused is taken again.
  const photo = given?.state === 'noted' ? given : null
  const print = useObjectUrl(photo?.blob)
  const camera = useCamera(photo === null)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<(() => string) | null>(null)

  /** One capture; a chosen file may be the wrong one. */
  const take = async (picture: () => Promise<Blob>, value: 'camera' | 'file', failure: () => string) => {
    setProblem(null)
    try {
      session.note('photo', { value, blob: await picture() })
      heading.current?.focus({ preventScroll: true })
    } catch {
      setProblem(() => failure)
    }
  }
  const countdown = useCountdown(COUNT_FROM, () => {
    const { current } = video
    if (current) void take(() => pictureOfVideo(current), 'camera', m.photo_not_taken)
  })
  const counting = countdown.count !== null
  const upload = () => {
    if (photo) session.give('photo', photo)
    proceed()
  }
  const goOnWithout = () => {
    session.drop('photo')
    proceed()
  }
  return (
    <Frame
      {...frame}
      tip={page.tip}
      gate={null}
      blocked={photo ? null : m.photo_first()}
      done={photo !== null}
      nextLabel={m.photo_upload()}
      onNext={upload}
    >
      <div className="booth">
        <BoothView photo={print} camera={camera} video={video} count={countdown.count} />
        <div className="stack instructions">
          <h1 ref={heading} tabIndex={-1}>
            {photo ? m.photo_keeper() : page.title}
          </h1>
          {photo ? <p>{m.photo_keeper_text()}</p> : <Prose>{page.text}</Prose>}
          <Problem>{problem?.() ?? (given?.why && sentenceOf(given.why))}</Problem>
          <BoothControls
            camera={photo ? null : camera}
            counting={counting}
            mayChoose={photo?.value === 'file'}
            onShutter={countdown.start}
            onFile={(file) =>
              void take(
                () => pictureOfFile(file),
                'file',
                () => sentenceOf('not-an-image'),
              )
            }
          />
          <Button look="quiet" onClick={goOnWithout}>
            {m.photo_without()}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
