import { INDICATORS, type Indicator } from '@thrive/domain'

export const INDICATOR_NAMES: Record<Indicator, string> = { connect: 'Connect', trust: 'Trust', inspire: 'Inspire' }

/** The indicator that an option names, to be drawn in its colour and shape. */
export const indicatorNamed = (name: string): Indicator | null =>
  INDICATORS.find((each) => INDICATOR_NAMES[each] === name) ?? null
