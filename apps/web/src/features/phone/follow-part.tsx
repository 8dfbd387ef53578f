import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Seat, seatName } from '../../brand/seat.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check } from '../../ui/layout/icon-paths.ts'
import type { Asked } from './asked.ts'
import './follow-given.css'
import { Contract } from './frame.tsx'
import { OwnPart } from './own-part.tsx'
import { OwnSound, type Sound } from './own-sound.tsx'
import { Beside } from './part.tsx'
import { ScoreTube } from './score-tube.tsx'
import type { SeatProps } from './seat-props.ts'
import { useGiven } from './use-given.ts'

interface Props extends SeatProps {
  /** Null if no film is shown. */
  sound: Sound | null
  onSound: (sound: Sound) => void
}

/** What a phone could do, in a column beside the room's page. */
export function FollowPart({ live, kept, look, onGive, onRetry, sound, onSound }: Props) {
  const asked = live.state?.asked
  const gave = useGiven(live.state, kept)
  return (
    <aside className="own lit" aria-labelledby="own-part">
      <div className="whose">
        <Seat look={look} isNamed />
        <div>
          <h2 id="own-part">{m.phone_follow_part()}</h2>
          <p className="muted">{seatName(look)}</p>
        </div>
      </div>
      <hr />
      {live.link !== 'connected' && (
        <p role="status">
          {kept?.at === 'phone' ? m.phone_kept() : m.phone_comes_back()}{' '}
          <Button look="quiet" onClick={onRetry}>
            {m.phone_try_now()}
          </Button>
        </p>
      )}
      {asked ? (
        <Beside.Provider value={ScoreTube}>
          <OwnPart key={asked.key} asked={asked} kept={kept} look={look} onGive={onGive} />
        </Beside.Provider>
      ) : (
        <p className="none">{m.phone_follow_none()}</p>
      )}
      {sound && <OwnSound sound={sound} onChange={onSound} />}
      {!asked && <FollowGiven gave={gave} />}
      <Contract words={m.phone_contract_short} />
    </aside>
  )
}

function FollowGiven({ gave }: { gave: Asked[] }) {
  if (gave.length === 0) return null
  return (
    <ul className="gave" aria-label={m.phone_follow_given_list()}>
      {gave.map(({ key, title, indicator }) => (
        <li key={key} data-i={indicator ?? undefined}>
          {indicator && <IndicatorGlyph indicator={indicator} />}
          <b>{indicator ? INDICATOR_NAMES[indicator] : title}</b>
          <span>
            <Icon path={check} />
            {m.phone_follow_given()}
          </span>
        </li>
      ))}
    </ul>
  )
}
