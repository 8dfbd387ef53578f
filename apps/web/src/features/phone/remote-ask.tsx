import { INDICATOR_NAMES, type SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { TwoLines } from '../../ui/form/two-lines.tsx'
import { phone } from '../../ui/layout/icon-paths.ts'

interface Props {
  next: SeatState['next']
  isLost: boolean
  /** True if nothing else goes on from here. */
  isMain: boolean
  onAsk: () => void
}

/** Asks the phones what the screen would, and says what that is and how many it reaches, if the screen says so. */
export function RemoteAsk({ next, isLost, isMain, onAsk }: Props) {
  return (
    <Button look={isMain ? undefined : 'second'} icon={phone} locked={isLost} onClick={onAsk}>
      {next ? <TwoLines below={reach(next)}>{m.round_ask()}</TwoLines> : m.round_ask()}
    </Button>
  )
}

const reach = ({ indicator, seats: count }: NonNullable<SeatState['next']>) =>
  indicator ? m.phones_in_for({ name: INDICATOR_NAMES[indicator], count }) : m.phones_in({ count })
