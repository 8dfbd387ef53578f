import type { Indicator } from '@thrive/domain'

export const INDICATOR_NAMES: Record<Indicator, string> = { connect: 'Connect', trust: 'Trust', inspire: 'Inspire' }
