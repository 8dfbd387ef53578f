import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { Tube } from '../../../brand/tube.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark, circleCross, cross, hourglassLine } from '../../../ui/layout/line-icons.ts'
import { useTimeZone } from '../frame/api.ts'
import type { WholeRound } from './api.ts'
import { DropDialog } from './drop-dialog.tsx'
import { question } from './icons.ts'
import { mailingName, triedIn } from './mailing-words.ts'
import { momentWords } from './moment-words.ts'
import { NeedsRow } from './needs-row.tsx'

/** How far a paused mailing got. Nothing is shown if none is paused. */
export function ProgressCard({ round }: { round: WholeRound }) {
  const timeZone = useTimeZone()
  const [dropping, setDropping] = useState(false)
  const mailing = round.mailings.find(({ state }) => state === 'paused')
  if (!mailing || triedIn(mailing) === 0 || round.state === 'closed') return null
  const { sent, queued, failed, uncertain } = mailing
  const whole = triedIn(mailing)
  const accepted = `${inDigits(sent)} ${m.progress_accepted({ count: sent })}`
  return (
    <section className="card c12 stack progress-card">
      <h2>
        {mailingName(mailing, round.mailings)}, {momentWords(mailing.at, timeZone)}
      </h2>
      <Tube label={accepted} whole={whole} part={sent} />
      <ul className="needs">
        <NeedsRow
          icon={checkMark}
          count={sent}
          what={m.progress_accepted({ count: sent })}
          text={m.progress_accepted_text()}
        />
        {queued > 0 && (
          <NeedsRow
            icon={hourglassLine}
            count={queued}
            what={m.progress_waits({ count: queued })}
            text={m.progress_waits_text({ rate: inDigits(round.per_minute) })}
          >
            <Button look="second" slim onClick={() => setDropping(true)}>
              <Icon path={cross} line />
              {m.progress_drop({ count: queued })}
            </Button>
          </NeedsRow>
        )}
        {failed > 0 && (
          <NeedsRow
            icon={circleCross}
            count={failed}
            what={m.needs_failed({ count: failed })}
            text={m.needs_failed_text()}
          />
        )}
        {uncertain > 0 && (
          <NeedsRow
            icon={question}
            count={uncertain}
            what={m.needs_uncertain({ count: uncertain })}
            text={m.needs_uncertain_text()}
          />
        )}
      </ul>
      {dropping && <DropDialog round={round} mailing={mailing} onClose={() => setDropping(false)} />}
    </section>
  )
}
