import { m } from '@thrive/words'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Pawns } from '../../brand/pawn.tsx'
import type { Asked } from './asked.ts'

/** What the shared screen shows of a round before its reveal: how many gave, and no value. */
export const HowMany = ({ asked: { title, indicator, given, seats } }: { asked: Asked }) => (
  <section className="desk lit" data-i={indicator ?? undefined}>
    <div className="top">
      {indicator && <IndicatorArt indicator={indicator} />}
      <h2>{title}</h2>
      <p className="count num">{m.phone_how_many({ given, seats })}</p>
    </div>
    <Pawns count={given} of={seats} />
  </section>
)
