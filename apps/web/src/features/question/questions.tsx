import {
  type Answers,
  type Group,
  LIMITS,
  type QuestionOf,
  type QuestionType,
  readAnswer,
  type Tally,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { withOneDecimal } from '@thrive/words/intl'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ScoreSlider } from '../../brand/score-slider.tsx'
import { Ranking } from '../../ui/form/ranking.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextLine } from '../../ui/form/text-line.tsx'
import { YesNo } from '../../ui/form/yes-no.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import type { TeamSession } from '../session/use-session.ts'
import { MultipleQuestion } from './multiple-question.tsx'
import { type QuestionProps, warnNotParsed } from './question-props.ts'
import { RevisitQuestions } from './revisit-questions.tsx'

interface QuestionsProps {
  group: Group
  answers: Answers
  unsaved: TeamSession['unsaved']
  /** The phones' answers, once revealed. */
  tally?: Tally | null | undefined
  /** What stands in a question's card, above its answer. */
  above?: ((questionId: number) => ReactNode) | undefined
  onAnswer: (questionId: number, value: unknown) => void
  onUnfinished: (questionId: number, is: boolean) => void
}

/** A group's questions, each with the component of its type. */
export default function Questions(props: QuestionsProps) {
  const { answers, unsaved, tally, above, onAnswer } = props
  const { questions } = props.group
  if (questions[0]?.type === 'revisit') return <RevisitQuestions {...props} />
  return questions.map((question) => {
    const { wire = answers.get(question.id), problem } = unsaved.get(question.id) ?? {}
    return (
      <Fragment key={question.id}>
        <OneQuestion
          question={question}
          wire={wire}
          problem={problem}
          counts={tally?.key === `q${question.id}` ? tally.counts : undefined}
          above={above?.(question.id)}
          onAnswer={(value) => onAnswer(question.id, value)}
        />
        {problem && !SAY_IT_THEMSELVES.has(question.type) && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {problem}
          </p>
        )}
      </Fragment>
    )
  })
}

const SAY_IT_THEMSELVES = new Set<QuestionType>(['text', 'multiple'])

/** The return type makes the compiler require a component for every new question type. */
function OneQuestion({ question, ...rest }: QuestionProps): ReactElement | null {
  switch (question.type) {
    case 'slider':
      return <SliderQuestion question={question} {...rest} />
    case 'text':
      return <TextQuestion question={question} {...rest} />
    case 'multiple':
      return <MultipleQuestion question={question} {...rest} />
    case 'yesno':
      return <YesNoQuestion question={question} {...rest} />
    case 'ranking':
      return <RankingQuestion question={question} {...rest} />
    case 'revisit':
      return null
  }
}

function YesNoQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'yesno'>>) {
  return (
    <YesNo
      legend={question.title}
      yes={question.yes}
      no={question.no}
      value={wire === undefined ? null : wire === 'Yes'}
      onChange={(yes) => onAnswer(yes ? 'Yes' : 'No')}
    />
  )
}

/** Shows its start value until touched, and stores nothing before. */
function SliderQuestion({ question, wire, above, onAnswer }: QuestionProps<QuestionOf<'slider'>>) {
  const given = wire === undefined ? null : readAnswer(question, wire)
  return (
    <ScoreSlider
      title={question.title}
      indicator={question.indicator}
      min={question.min}
      max={question.max}
      value={given ?? question.initial}
      isSet={given !== null}
      onChange={onAnswer}
    >
      {above}
    </ScoreSlider>
  )
}

function TextQuestion({ question, wire = '', problem, onAnswer }: QuestionProps<QuestionOf<'text'>>) {
  const field = {
    label: question.title,
    value: wire,
    onChange: onAnswer,
    limit: LIMITS.text,
    error: problem,
    autoComplete: 'off',
  }
  return question.lines === 'one' ? <TextLine {...field} /> : <TextArea {...field} />
}

function RankingQuestion({ question, wire, counts, onAnswer }: QuestionProps<QuestionOf<'ranking'>>) {
  const stored = wire === undefined ? undefined : readAnswer(question, wire)
  if (stored === null) warnNotParsed()
  const order = stored ?? question.options.map(({ value }) => value)
  const items = order.flatMap((value) => {
    const option = question.options.find((each) => each.value === value)
    if (!option) return []
    const { label: name, image, indicator } = option
    const place = counts?.[value]
    const mark = place === undefined ? undefined : m.round_place({ place: withOneDecimal(place) })
    return [{ id: value, name, image, colour: indicator ?? undefined, mark }]
  })
  return (
    <>
      <p className="label">{question.title}</p>
      <Ranking items={items} onChange={onAnswer} />
    </>
  )
}
