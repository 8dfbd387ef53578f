import type { SeatLook } from '@thrive/domain'
import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { Pawns } from '../../brand/pawn.tsx'
import { Seat } from '../../brand/seat.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check } from '../../ui/layout/icon-paths.ts'
import { type Asked, labelOf, WORDS } from './asked.ts'
import { Cover } from './cover.tsx'
import { pencil } from './icon-paths.ts'
import type { Given } from './kept-ballot.ts'
import { Part } from './part.tsx'

interface Props {
  asked: Asked
  mine: Given
  look: SeatLook
  onChange: () => void
}

export function GivenScreen({ asked, mine, look, onChange }: Props) {
  const { kind, given, seats, indicator } = asked
  const words = WORDS[kind]
  return (
    <Part
      foot={
        <>
          <Button look="second" icon={pencil} onClick={onChange} aria-describedby="change-hint">
            {words.change()}
          </Button>
          <p className="hint" id="change-hint">
            {m.phone_possible()}
          </p>
        </>
      }
    >
      <div className="face" role="status">
        <span className="ticked">
          <Seat look={look} isNamed />
          <Icon path={check} />
        </span>
        <h1>{words.isIn()}</h1>
        <p className="muted">{m.phone_count({ count: given, seats })}</p>
        <span className="tray" data-i={indicator}>
          <Pawns count={given} of={seats} />
        </span>
      </div>
      <Cover
        label={indicator ? m.phone_score_for({ name: INDICATOR_NAMES[indicator] }) : words.mine()}
        indicator={indicator ?? undefined}
      >
        {answerText(asked, mine)}
      </Cover>
    </Part>
  )
}

function answerText(asked: Asked, mine: Given): string {
  if (asked.kind === 'score') return inPercent(String(mine))
  const values = Array.isArray(mine) ? mine : [String(mine)]
  return values.map((value) => labelOf(asked, value)).join(', ')
}
