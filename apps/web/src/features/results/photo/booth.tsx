import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Prose } from '../../../ui/layout/prose.tsx'
import { useObjectUrl } from '../../report/use-cover.ts'
import { Frame } from '../../stage/frame.tsx'
import type { ResultsStepProps } from '../step-props.ts'
import './booth.css'
import { pictureOfFile, pictureOfVideo } from '../../../lib/picture.ts'
import { BoothControls } from './booth-controls.tsx'
import { BoothView } from './booth-view.tsx'
import { useCamera } from './use-camera.ts'

const COUNT_FROM = 3

/** Camera, one capture after a countdown, a print of it, upload. Whatever the camera does, the team can continue. */
export function Booth({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const given = session.details.get('photo')
  // A photo that the server refused is taken again.
  const photo = given?.state === 'noted' ? given : null
  const print = useObjectUrl(photo?.blob)
  const camera = useCamera(photo === null)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<(() => string) | null>(null)

  /** Only one capture; but a chosen file may be the wrong one. */
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
  const continueWithout = () => {
    session.drop('photo')
    proceed()
  }
  return (
    <Frame
      {...frame}
      tip={page.tip}
      gate={null}
      blocked={photo ? null : m.photo_first()}
      block={photo ? null : 'photo'}
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
          <Button look="quiet" onClick={continueWithout}>
            {m.photo_without()}
          </Button>
        </div>
      </div>
    </Frame>
  )
}

/** Counts from `from` to one, one number per second, then calls back. */
function useCountdown(from: number, onZero: () => void) {
  const [count, setCount] = useState<number | null>(null)
  const zero = useEffectEvent(onZero)
  useEffect(() => {
    if (count === null) return
    const second = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null)
      if (count === 1) zero()
    }, 1_000)
    return () => clearTimeout(second)
  }, [count])
  return { count, start: () => setCount(from), stop: () => setCount(null) }
}
