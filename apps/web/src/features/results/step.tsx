import { FilmStep } from './film-step.tsx'
import { NameStep } from './name-step.tsx'
import { OpinionStep } from './opinion-step.tsx'
import { OverviewStep } from './overview-step.tsx'
import { PhotoStep } from './photo/photo-step.tsx'
import type { ResultsStepProps } from './step-props.ts'
import { TextStep } from './text-step.tsx'

const STEPS = {
  overview: OverviewStep,
  video: FilmStep,
  photo: PhotoStep,
  text: TextStep,
  name: NameStep,
  opinion: OpinionStep,
  final: TextStep,
}

export function ResultsStep(props: ResultsStepProps) {
  const Step = STEPS[props.page.kind]
  return <Step {...props} />
}
