import type { FilmScript } from '@thrive/content'
import type { Indicator } from '@thrive/domain'

/** The same values as the site's tokens, so that the professor stands in the same room as the screens. */
export const COLOR = {
  ink: '#1B1F45',
  inkDeep: '#0E1130',
  slate: '#53506E',
  cream: '#FBF3E1',
  paper: '#FFFAF0',
  sand: '#F1E4C6',
  rule: '#D9C9A3',
  white: '#FFFFFF',
  lilac: '#D5DAF1',
  connect: '#EF5B3C',
  connectDeep: '#B2331A',
  connectTint: '#FCDDD0',
  trust: '#0E9488',
  trustDeep: '#0A635D',
  trustTint: '#CFEBE4',
  inspire: '#F7B21B',
  inspireDeep: '#875600',
  inspireTint: '#FDE9B8',
  skin: '#C98B62',
  skinShade: '#AF7249',
  skinLine: '#7C4A2A',
  lens: '#DFAF8C',
  lensShine: '#F6DCC8',
  hair: '#D3D6E6',
  hairShade: '#AFB4CF',
  coat: '#F7F8FF',
  coatShade: '#D5DAF1',
} as const

export type ThemeName = FilmScript['theme']
export type Icon = NonNullable<FilmScript['sentences'][number]['icon']>

export const TINTS: Record<Indicator, string> = {
  connect: COLOR.connectTint,
  trust: COLOR.trustTint,
  inspire: COLOR.inspireTint,
}
