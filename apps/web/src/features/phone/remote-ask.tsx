import { INDICATOR_NAMES, type SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { TwoLines } from '../../ui/form/two-lines.tsx'
import { phone } from '../../ui/layout/icon-paths.ts'

interface Props {
  asks: NonNullable<SeatState['asks']>
  isLost: boolean
  /** True if nothing else goes on from here. */
  isMain: boolean
  onAsk: () => void
}

/** Asks the phones what the screen would, and says what that is and how many it reaches. */
export function RemoteAsk({ asks: { indicator, seats: count }, isLost, isMain, onAsk }: Props) {
  return (
    <Button look={isMain ? undefined : 'second'} icon={phone} locked={isLost} onClick={onAsk}>
      <TwoLines
        below={indicator ? m.phones_in_for({ name: INDICATOR_NAMES[indicator], count }) : m.phones_in({ count })}
      >
        {m.round_ask()}
      </TwoLines>
    </Button>
  )
}
