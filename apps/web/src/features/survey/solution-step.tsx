import { hitsOf, isTeamWritten, laidCards, storyOf, teamOrder } from '@thrive/domain'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Prose } from '../../ui/layout/prose.tsx'
import { StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'
import './solution-step.css'
import { Hits, Pair, TeamRow } from './team-cards.tsx'

// As group-step has them: what two parts import becomes part of the first page.
const Questions = lazy(() => import('../question/questions.tsx'))
const SlideViewer = lazy(() =>
  import('../../ui/player/slide-viewer.tsx').then((module) => ({ default: module.SlideViewer })),
)

/** The story slide by slide beside the team's own order, each letter only once its slide is shown. */
export default function SolutionStep({ page, session, note, heading }: StepProps) {
  const { group } = page
  const { workshop, answers } = session
  const [shown, setShown] = useState(1)
  const story = storyOf(workshop.survey)
  const cards = laidCards(teamOrder(workshop.survey, answers), story, shown)
  const isEnd = shown === story.length
  const verdict = group?.questions.find(({ type }) => type === 'yesno')
  const answer = (questionId: number, value: unknown) => {
    session.answer(questionId, value)
    note({ touched: true })
  }
  const propose = useEffectEvent(() => {
    if (verdict && !answers.has(verdict.id)) answer(verdict.id, hitsOf(cards) === story.length ? 'Yes' : 'No')
  })
  useEffect(() => {
    if (isEnd) propose()
  }, [isEnd])

  if (!group) return null
  return (
    <div className="solution">
      <Suspense fallback={<div className="slides" />}>
        <SlideViewer
          narrow
          label={group.subtitle}
          slides={group.slides.map(({ image, title }) => ({ image, title }))}
          onShow={(index) => setShown(index + 1)}
        />
      </Suspense>
      <div className="stack">
        <StepHead page={page} heading={heading} />
        <Prose read>{page.text}</Prose>
        {isEnd ? (
          <Suspense>
            <Questions
              group={{ ...group, questions: group.questions.filter(isTeamWritten) }}
              answers={answers}
              unsaved={session.unsaved}
              onAnswer={answer}
              onUnfinished={session.unfinished}
            />
          </Suspense>
        ) : (
          <Pair card={cards[shown - 1]} story={story[shown - 1]} />
        )}
        <Hits cards={cards} shown={shown} />
      </div>
      <TeamRow cards={cards} shown={shown} />
    </div>
  )
}
