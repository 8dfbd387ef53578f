import { m } from '@thrive/words'
import { Professor } from '../../brand/professor.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Frame } from '../stage/frame.tsx'
import { StepHead } from '../stage/step-head.tsx'
import type { ResultsStepProps } from './step-props.ts'

/** The professor speaks; on the last page Next step leads to the answers. */
export function TextStep({ page, heading, proceed, frame }: ResultsStepProps) {
  const final = page.kind === 'final'
  return (
    <Frame
      {...frame}
      tip={page.tip}
      gate={null}
      done={final}
      onNext={proceed}
      {...(final && { nextLabel: m.results_download() })}
    >
      <div className="two">
        <div className="stack">
          <StepHead page={page} heading={heading} />
          <Prose read>{page.text}</Prose>
        </div>
        <Professor pose={final ? 'wave' : 'open'} />
      </div>
    </Frame>
  )
}
