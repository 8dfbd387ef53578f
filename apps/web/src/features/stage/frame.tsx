import type { Block, Gate, JourneyPart, Locale, Workshop } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ReactNode, useId, useState } from 'react'
import { HelpButton } from '../../brand/help-button.tsx'
import { Logo } from '../../brand/logo.tsx'
import { ProfessorTip } from '../../brand/professor-tip.tsx'
import { SavedSign } from '../../brand/saved-sign.tsx'
import type { SendState } from '../../lib/outbox/send-state.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { FullScreenButton } from '../../ui/layout/full-screen-button.tsx'
import { arrowLeft } from '../../ui/layout/icon-paths.ts'
import { useEarlier } from '../earlier/api.ts'
import { LanguageMenu } from '../language/menu.tsx'
import { useOnStage, useStageKeys } from '../room/on-stage.ts'
import { PhonesKey } from '../room/phones-key.tsx'
import { LeaderKey } from './leader-key.tsx'
import { PacedJourney } from './paced-journey.tsx'
import type { TeamPace } from './use-pace.ts'
import { usePresenterKeys } from './use-presenter-keys.ts'

/** By hand at the shared screen, or from afar: the leader's remote or a presenter's clicker. */
export type Press = 'hand' | 'afar'

export interface FrameProps {
  uuid: string
  workshop: Workshop
  /** The position of the page shown. */
  position: number
  /** Null before the first page. */
  parts: JourneyPart[] | null
  where: string
  saved: SendState
  pace: TeamPace | null
  /** The professor's advice, shown from the start. */
  tip: string | null
  /** Reports what was not saved on another page, instead of the tip. */
  unsaved?: string | null
  /** Offers an undo, instead of the tip. */
  undo?: ReactNode
  /** Why Next step is closed; null while it is open. */
  gate: Gate | null
  /** The same in words, if the page has its own. */
  blocked?: string | null
  /** What only the page itself opens, for the leader's remote. */
  block?: Block | null
  /** True if the page's task is done, so that the button draws attention. */
  done: boolean
  nextLabel?: string | undefined
  onHelp: () => void
  onLanguage: (locale: Locale) => Promise<void>
  onBack: (() => void) | null
  /** Takes the place of Back, on a page without it. */
  aside?: ReactNode
  /** Null if the page has its own button. */
  onNext: ((from: Press) => void) | null
  children: ReactNode
}

/** The frame of every step: progress, help and saving above; back, tip and Next step below. */
export function Frame(props: FrameProps) {
  const { workshop, parts, saved, tip, gate, done, onBack, onNext } = props
  const blocked = props.blocked ?? blockedTip(gate)
  const advice = props.unsaved ?? shortenTip(props.pace) ?? tip
  const blockedId = useId()
  const isTrial = useEarlier(props.uuid).data?.trial
  const where = isTrial ? m.trial_where({ where: props.where }) : props.where
  const now = parts?.find((part) => part.state === 'now')
  useTitle(where, workshop.name)
  useOnStage(props.position, props.block ?? gate, paceFact(props.pace))
  const keys = { next: () => blocked === null && onNext?.('afar'), back: () => onBack?.() }
  useStageKeys(keys)
  usePresenterKeys(keys)
  return (
    <div className="screen">
      <header className="bar">
        <Logo variant={workshop.look === 'game' ? 'teams' : 'lab'} />
        {parts ? (
          <PacedJourney
            kind={workshop.journey.kind}
            parts={parts}
            where={where}
            chapter={now?.title}
            pace={props.pace}
          />
        ) : (
          <span />
        )}
        <div className="side">
          <PhonesKey uuid={props.uuid} />
          <LeaderKey workshop={workshop} position={props.position} />
          <SavedSign state={saved} />
          <SessionLanguageMenu onChoose={props.onLanguage} />
          <HelpButton label={workshop.tutorial.title} onClick={props.onHelp} />
          <FullScreenButton />
        </div>
      </header>
      <main className="stage">{props.children}</main>
      <footer className="foot">
        {onBack ? (
          <Button look="quiet" icon={arrowLeft} onClick={onBack}>
            {m.back()}
          </Button>
        ) : (
          <span>{props.aside}</span>
        )}
        {props.undo || (advice && <ProfessorTip key={advice}>{advice}</ProfessorTip>)}
        {onNext ? (
          <div className="next">
            {/* The undo offer needs the width of the reason, which is still read out with the button. */}
            {props.undo ? (
              <span id={blockedId} className="vh">
                {blocked}
              </span>
            ) : (
              <Reason key={where} id={blockedId}>
                {blocked}
              </Reason>
            )}
            <Button
              big
              iconAfter={arrowRight}
              locked={blocked !== null}
              ready={done}
              aria-describedby={blocked ? blockedId : undefined}
              // The second click of a double click was meant for the previous page.
              onClick={(event) => event.detail < 2 && onNext('hand')}
            >
              {props.nextLabel ?? m.next_step()}
            </Button>
          </div>
        ) : (
          <span />
        )}
      </footer>
    </div>
  )
}

function paceFact(pace: TeamPace | null) {
  if (!pace || pace.finishAt === null) return null
  const found = pace.paceUntil(pace.finishAt)
  return found && { ...found, finishAt: pace.finishAt }
}

/** Suggests what a late team may shorten next. */
function shortenTip(pace: TeamPace | null): string | null {
  return pace?.shortening ? m.pace_shorten({ ...pace.shortening }) : null
}

/** Why Next step is closed. It keeps its space when hidden, or its neighbours would move. */
function Reason({ id, children }: { id: string; children: string | null }) {
  const [last, setLast] = useState(children)
  if (children !== null && children !== last) setLast(children)
  return (
    last && (
      <p id={id} style={{ visibility: children === null ? 'hidden' : 'visible' }}>
        {last}
      </p>
    )
  )
}

const TIPS: Record<Gate, () => string> = {
  film: m.blocked_film,
  timer: m.blocked_timer,
  unfit: m.blocked_unfit,
  question: m.blocked_question,
}

/** Why Next step is closed, in the professor's words; null while it is open. */
const blockedTip = (gate: Gate | null): string | null => gate && TIPS[gate]()

interface Chosen {
  locale: Locale
  done: () => void
}

/** Changes a session's language midway. */
function SessionLanguageMenu({ onChoose }: { onChoose: (locale: Locale) => Promise<void> }) {
  const { submit, reset, problem } = useSubmit(async ({ locale, done }: Chosen) => {
    await onChoose(locale)
    done()
  })
  return <LanguageMenu problem={problem} onClose={reset} onChoose={(locale, done) => submit({ locale, done })} />
}
