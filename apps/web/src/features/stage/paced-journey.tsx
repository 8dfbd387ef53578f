import { m } from '@thrive/words'
import { useState } from 'react'
import { JourneyBar, type JourneyBarProps } from '../../brand/journey-bar.tsx'
import { placeOnJourney } from '../../brand/journey-place.ts'
import { clockTime } from '../../lib/clock-time.ts'
import { FinishDialog } from './finish-dialog.tsx'
import type { TeamPace } from './use-pace.ts'

const SIGNS = {
  ahead: (count: number) => m.pace_ahead({ count }),
  'on-time': () => m.pace_on_time(),
  behind: (count: number) => m.pace_behind({ count }),
}

type PacedJourneyProps = Omit<JourneyBarProps, 'pace' | 'opens'> & { pace: TeamPace | null }

/** The journey, as a button that opens the finish time. */
export function PacedJourney({ pace, ...bar }: PacedJourneyProps) {
  const [open, setOpen] = useState(false)
  if (!pace) return <JourneyBar {...bar} />
  const shown = shownPace(pace, bar)
  const label = shown ? m.pace_change({ pace: `${shown.text}, ${shown.until}` }) : m.pace_choose()
  return (
    <>
      <JourneyBar {...bar} pace={shown} opens={{ label, onOpen: () => setOpen(true) }} />
      {open && <FinishDialog pace={pace} onClose={() => setOpen(false)} />}
    </>
  )
}

function shownPace(
  { finishAt, paceUntil, beginOf }: TeamPace,
  { parts, kind }: Pick<JourneyBarProps, 'parts' | 'kind'>,
) {
  const found = finishAt === null ? null : paceUntil(finishAt)
  if (!found || finishAt === null) return null
  return {
    sign: found.sign,
    text: SIGNS[found.sign](found.minutes),
    at: placeOnJourney(parts, kind, found.planned),
    from: clockTime(beginOf(finishAt)),
    until: m.pace_until({ time: clockTime(finishAt) }),
  }
}
