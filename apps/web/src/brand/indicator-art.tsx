import type { Indicator } from '@thrive/domain'
import connect from '../art/indicator-connect.svg'
import inspire from '../art/indicator-inspire.svg'
import trust from '../art/indicator-trust.svg'

const ART: Record<Indicator, string> = { connect, trust, inspire }

/** The large drawing of an indicator; its name is always next to it. */
export function IndicatorArt({ indicator }: { indicator: Indicator }) {
  return <img src={ART[indicator]} alt="" width={400} height={400} draggable={false} />
}
