import { m } from '@thrive/words'
import { PhotoFrame } from '../../../ui/layout/photo-frame.tsx'
import { useCover } from '../../report/use-cover.ts'
import { Frame } from '../../stage/frame.tsx'
import type { ResultsStepProps } from '../step-props.ts'
import { Booth } from './booth.tsx'

/** The team photo. It is taken only once: a team that looks back sees the one it took. */
export function PhotoStep(props: ResultsStepProps) {
  const { page, session, heading, passed, proceed, frame } = props
  const { photo, isPending } = useCover(session)
  const state = session.details.get('photo')?.state
  const isTaken = state === 'waiting' || state === 'sent' || (passed && !state && (isPending || photo))
  if (!isTaken) return <Booth {...props} />
  return (
    <Frame {...frame} tip={null} gate={null} done={false} onNext={proceed}>
      <div className="booth" aria-busy={!photo}>
        <PhotoFrame state="taken">{photo && <img src={photo} alt={m.photo_your_team()} />}</PhotoFrame>
        <div className="stack">
          <h1 ref={heading} tabIndex={-1}>
            {page.title}
          </h1>
        </div>
      </div>
    </Frame>
  )
}
