import { handsIn, isRevisit, isTeamWritten, isValidRevisit, type Question } from '@thrive/domain'
import { m } from '@thrive/words'
import { lazy, Suspense, useState } from 'react'
import { Prose } from '../../ui/layout/prose.tsx'
import './group-step.css'
import { LetPhonesJoin } from '../room/let-phones-join.tsx'
import { useProposal } from '../room/use-proposal.ts'
import { StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'
import { Timer } from '../stage/timer.tsx'
import { PadKey, scoreToTap } from './pad-key.tsx'
import { PARTS, PARTS_OF_A_ROOM } from './parts.ts'

const Questions = lazy(PARTS.questions)
const AveragePad = lazy(PARTS.averagePad)
const WholeOrder = lazy(PARTS.wholeOrder)
const ScoreRound = lazy(PARTS_OF_A_ROOM.scoreRound)
const RoundStrip = lazy(PARTS_OF_A_ROOM.strip)
const SlideViewer = lazy(() => PARTS.slideViewer().then((module) => ({ default: module.SlideViewer })))

/** Text fields need the height that a full timer would take. */
const isWritten = ({ type }: Question) => type === 'text' || type === 'revisit'

/** A question group: what to do in the room on one side, what to fill in on the other. */
export function GroupStep({ page, session, note, heading, round = null, look }: StepProps) {
  const { group, timer } = page
  const [isTapping, setTapping] = useState(false)
  const give = (questionId: number, value: unknown) => {
    session.answer(questionId, value)
    note({ touched: true })
  }
  const setByHand = useProposal(round, (ask, score) => ask.kind === 'score' && give(ask.question.id, score))
  if (!group) return null
  const valid = !isRevisit(group) || isValidRevisit(group)
  const asked = group.questions.filter(isTeamWritten)
  const answer = (questionId: number, value: unknown) => {
    setByHand(`q${questionId}`)
    give(questionId, value)
  }
  const { now = null, tally = null, due = null } = round ?? {}
  // The reveal takes the whole stage, until somebody wants to read the page.
  if (round && now?.kind === 'score' && tally && look?.isRound)
    return (
      <Suspense>
        <ScoreRound
          round={round}
          now={now}
          tally={tally}
          session={session}
          heading={heading}
          onScore={answer}
          onPage={look.toPage}
        />
      </Suspense>
    )
  const strip = round && (
    <Suspense>
      <RoundStrip round={round} onRound={now?.kind === 'score' && tally && look ? look.toRound : null} />
    </Suspense>
  )
  const isScored = asked[0]?.type === 'slider'
  const tapped = group.view === 'line' ? scoreToTap(group, session.answers) : undefined
  /** What stands in the card of a score: its round or, without phones, a way to it. */
  const above = (id: number) => {
    if (round) return due?.key === `q${id}` && strip
    if (tapped?.id === id) return <PadKey onOpen={() => setTapping(true)} />
    const [only, ...others] = asked
    return only && others.length === 0 && <LetPhonesJoin uuid={session.uuid} title={only.title} />
  }
  // True if the questions fill their side.
  const isAtHead = asked[0]?.type === 'multiple' || asked[0]?.type === 'ranking'
  return (
    <div className="group-step" data-view={group.view} data-asks={asked[0]?.type}>
      <div className="stack words-side">
        <StepHead page={page} heading={heading} />
        {isAtHead && strip}
        <Prose read differs={round ? Object.keys(page.withPhones ?? {}) : undefined}>
          {page.text}
        </Prose>
      </div>
      {group.view === 'slides' && (
        <Suspense fallback={<div className="slides" />}>
          <SlideViewer label={group.subtitle} slides={group.slides} />
        </Suspense>
      )}
      <div className="stack work-side">
        {timer && (
          <Timer
            page={page}
            timer={timer}
            session={session}
            note={note}
            flat={isScored || (group.view === 'plain' && asked.some(isWritten))}
          />
        )}
        <Suspense>
          {valid ? (
            <Questions
              group={{ ...group, questions: asked }}
              answers={session.answers}
              unsaved={session.unsaved}
              tally={tally}
              above={isScored ? above : undefined}
              onAnswer={answer}
              onUnfinished={session.unfinished}
            />
          ) : (
            <p className="error" role="alert">
              {m.question_invalid()}
            </p>
          )}
        </Suspense>
        {handsIn(page, session.position) && (
          <Suspense>
            <WholeOrder page={page} session={session} />
          </Suspense>
        )}
        {!isAtHead && !isScored && strip}
        {tapped && isTapping && (
          <Suspense>
            <AveragePad
              question={tapped}
              onClose={() => setTapping(false)}
              onUse={(score) => {
                answer(tapped.id, score)
                setTapping(false)
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
