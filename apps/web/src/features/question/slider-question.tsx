import { type QuestionOf, readAnswer } from '@thrive/domain'
import { ScoreSlider } from '../../brand/score-slider.tsx'
import type { QuestionProps } from './question-props.ts'

/** While untouched it shows its start value and stores nothing. */
export function SliderQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'slider'>>) {
  const value = (wire === undefined ? null : readAnswer(question, wire)) ?? question.initial
  return (
    <ScoreSlider
      title={question.title}
      indicator={question.indicator}
      min={question.min}
      max={question.max}
      value={value}
      onChange={onAnswer}
    />
  )
}
