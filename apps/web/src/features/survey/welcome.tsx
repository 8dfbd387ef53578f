import type { ActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useState } from 'react'
import { Professor } from '../../brand/professor.tsx'
import { Button } from '../../ui/form/button.tsx'
import { type LastTime, textOfStates } from '../earlier/last-time.ts'
import { PastAction } from '../earlier/past-action.tsx'
import { EarlierNotes } from '../look-back/earlier-notes.tsx'
import type { TeamSession } from '../session/use-session.ts'
import { Frame } from '../stage/frame.tsx'
import { Tutorial } from '../stage/tutorial.tsx'
import { usePageHeading } from '../stage/use-page-heading.ts'
import './welcome.css'

interface WelcomeProps {
  session: TeamSession
  lastTime: LastTime
  onLeave: () => void
}

/** The team's previous decisions, before page 1. It may report what became of each action, of some, or of none. */
export function Welcome({ session, lastTime, onLeave }: WelcomeProps) {
  const { day, actions, lookBacks } = lastTime
  const [tutorial, setTutorial] = useState(false)
  const heading = usePageHeading(0)
  const give = (given = actions) => session.give('states', { value: textOfStates(given) })
  const setActionState = (questionId: number, state: ActionState) =>
    give(actions.map((action) => (action.questionId === questionId ? { ...action, state } : action)))
  const leave = () => {
    give()
    onLeave()
  }
  return (
    <Frame
      uuid={session.uuid}
      pace={null}
      workshop={session.workshop}
      position={1}
      parts={null}
      where={m.welcome_title()}
      saved={session.state}
      tip={m.welcome_tip()}
      gate={null}
      done={false}
      onHelp={() => setTutorial(true)}
      onLanguage={session.speak}
      onBack={null}
      aside={
        <Button look="quiet" onClick={leave}>
          {m.welcome_skip()}
        </Button>
      }
      onNext={leave}
    >
      <div className="welcome">
        <div className="hello">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {m.welcome_title()}
            </h1>
            <p className="read">{m.welcome_agreed({ date: fullDate(day), count: actions.length })}</p>
            <EarlierNotes lookBacks={lookBacks} actions={actions} />
          </div>
          <Professor pose="open" />
        </div>
        <ol>
          {actions.map((action) => (
            <PastAction
              key={action.questionId}
              action={action}
              onState={(state) => setActionState(action.questionId, state)}
            />
          ))}
        </ol>
      </div>
      {tutorial && (
        <Tutorial
          slug={session.workshop.slug}
          tutorial={session.workshop.tutorial}
          onClose={() => setTutorial(false)}
        />
      )}
    </Frame>
  )
}
