import { PhotoFrame } from '../../../ui/photo-frame.tsx'
import { Frame } from '../../survey/frame.tsx'
import { useSummary } from '../api.ts'
import type { ResultsStepProps } from '../step.tsx'
import { Booth } from './booth.tsx'

/** The team photo. A team that looks back sees the one it took: it is a one taker. */
export function PhotoStep(props: ResultsStepProps) {
  return props.passed ? <PhotoLater {...props} /> : <Booth {...props} />
}

function PhotoLater(props: ResultsStepProps) {
  const { page, session, heading, proceed, frame } = props
  const { data, isPending } = useSummary(session.uuid)
  if (!isPending && !data?.photo) return <Booth {...props} />
  return (
    <Frame {...frame} tip={null} blocked={null} done={false} onNext={proceed}>
      <div className="booth" aria-busy={isPending}>
        <PhotoFrame state="taken">{data && <img src={`/photo/${session.uuid}`} alt="Your team" />}</PhotoFrame>
        <div className="stack">
          <h1 ref={heading} tabIndex={-1}>
            {page.title}
          </h1>
        </div>
      </div>
    </Frame>
  )
}
