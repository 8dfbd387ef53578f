import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Problem } from '../../../ui/form/problem.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useTimeZone } from '../frame/api.ts'
import { paperPlane } from '../frame/line-icons.ts'
import { editAddress } from './addresses.ts'
import { handleMailing, type Mailing, type WholeRound } from './api.ts'
import { DropDialog } from './drop-dialog.tsx'
import { MailSetupDialog } from './mail-setup-dialog.tsx'
import { mailingName, theMailing, triedIn } from './mailing-words.ts'
import { agoWords, momentWords } from './moment-words.ts'
import { remindable } from './remindable.ts'

/** The one thing that has to be known or decided about this round. */
export function RoundBanner({ round, mails }: { round: WholeRound; mails: boolean }) {
  const isIn = (which: Mailing['state']) => round.mailings.find(({ state }) => state === which)
  if (round.state === 'draft') return <DraftBanner round={round} />
  if (!mails && round.state !== 'closed') return <LinksBanner />
  const waiting = isIn('late') ?? isIn('paused')
  return waiting && round.state !== 'closed' ? <WaitingMailing round={round} mailing={waiting} /> : null
}

const DraftBanner = ({ round }: { round: WholeRound }) => (
  <Banner
    kind="note"
    title={m.banner_draft()}
    action={
      <Link className={buttonClass({ slim: true })} href={editAddress(round.id)}>
        {m.banner_draft_go_on()}
      </Link>
    }
  >
    {m.banner_draft_text()}
  </Banner>
)

function LinksBanner() {
  const [asking, setAsking] = useState(false)
  return (
    <Banner
      kind="note"
      title={m.banner_links()}
      action={
        <Button look="second" slim onClick={() => setAsking(true)}>
          {m.banner_links_how()}
        </Button>
      }
    >
      {m.banner_links_text()}
      {asking && <MailSetupDialog onClose={() => setAsking(false)} />}
    </Banner>
  )
}

function WaitingMailing({ round, mailing }: { round: WholeRound; mailing: Mailing }) {
  const timeZone = useTimeZone()
  const [dropping, setDropping] = useState(false)
  const { submit, busy, problem } = useSubmit((act: 'go-on' | 'pause') => handleMailing(round.id, mailing, act))
  const isLate = mailing.state === 'late'
  // The mail server asked for the pause if it is tried again by itself; a person did otherwise.
  const isPaused = !isLate && mailing.next_try === null
  const pause = round.pauses.find((each) => each.mailing === mailing.id)
  const name = mailingName(mailing, round.mailings)
  const out = { sent: inDigits(mailing.sent), all: inDigits(triedIn(mailing)) }
  const count = mailing.queued || (mailing.kind === 'reminder' ? remindable(round) : 0)
  return (
    <Banner
      kind={isLate ? 'bad' : 'waits'}
      title={
        isLate
          ? m.banner_late({ mailing: theMailing(mailing, round.mailings), ago: agoWords(mailing.at) })
          : isPaused
            ? m.banner_paused({ mailing: name, ...out })
            : m.banner_put_off({ mailing: name, ...out })
      }
      action={
        <span className="keys">
          {isLate || isPaused ? (
            <Button look="second" onClick={() => setDropping(true)}>
              {m.mailing_drop_ask()}
            </Button>
          ) : (
            <Button look="second" aria-busy={busy} onClick={() => submit('pause')}>
              {m.banner_wait_for_me()}
            </Button>
          )}
          <Button aria-busy={busy} onClick={() => submit('go-on')}>
            <Icon path={paperPlane} line />
            {sendWords(isLate || isPaused, count)}
          </Button>
        </span>
      }
    >
      {isLate && m.banner_late_text()}
      {isPaused && pause && <>{m.banner_paused_by({ who: pause.by, moment: momentWords(pause.at, timeZone) })} </>}
      {isPaused && m.banner_paused_text()}
      {mailing.says && <> {m.banner_server_said({ words: mailing.says })}</>}
      {!isLate && !isPaused && mailing.next_try && (
        <> {m.banner_next_try({ moment: momentWords(mailing.next_try, timeZone) })}</>
      )}
      <Problem>{problem}</Problem>
      {dropping && <DropDialog round={round} mailing={mailing} onClose={() => setDropping(false)} />}
    </Banner>
  )
}

/** Who still qualifies is asked again at the moment of sending. */
function sendWords(isByHand: boolean, count: number): string {
  if (!isByHand) return m.banner_try_now()
  return count > 0 ? m.banner_send_now({ count }) : m.banner_send()
}
