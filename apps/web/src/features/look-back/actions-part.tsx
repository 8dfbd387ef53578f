import { m } from '@thrive/words'
import { Link } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { PastAction } from '../earlier/past-action.tsx'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { EarlierNotes } from './earlier-notes.tsx'
import { Frame, type PartProps } from './frame.tsx'

/** What became of each action. */
export function ActionsPart(props: PartProps) {
  const { open, lookBack, onPart } = props
  const heading = usePageHeading(1)
  return (
    <Frame
      {...props}
      part={1}
      tip={m.welcome_tip()}
      back={
        <Link className={buttonClass({ look: 'quiet' })} href="/">
          {m.look_back_not_today()}
        </Link>
      }
      next={
        <Button big iconAfter={arrowRight} onClick={() => onPart(2)}>
          {m.next_step()}
        </Button>
      }
    >
      <div className="part">
        <div className="head">
          <h1 ref={heading} tabIndex={-1}>
            {m.look_back_where()}
          </h1>
          <EarlierNotes lookBacks={open.shown.look_backs} actions={lookBack.actions} />
        </div>
        <p className="read">{m.look_back_read()}</p>
        <ol className="actions">
          {lookBack.actions.map((action) => (
            <PastAction
              key={action.questionId}
              action={action}
              onState={(state) => lookBack.setState(action.questionId, state)}
            />
          ))}
        </ol>
      </div>
    </Frame>
  )
}
