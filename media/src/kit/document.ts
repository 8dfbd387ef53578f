import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { INDICATORS, type Locale } from '@thrive/domain'
import { COLOR, TINTS } from '../art/palette.ts'
import { text } from './text.ts'

const STYLES = ['paper', 'cards', 'lab', 'sheets']
const style = (name: string) => readFileSync(join(import.meta.dirname, 'style', `${name}.css`), 'utf8')

const FONTS = [
  { family: 'Besley', weights: '400 900', file: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2' },
  {
    family: 'Atkinson Hyperlegible Next',
    weights: '200 800',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  },
]
const { resolve } = createRequire(import.meta.url)

/** Fonts are embedded in the page, because a browser refuses to load them from a folder beside it. */
const face = ({ family, weights, file }: (typeof FONTS)[number]) =>
  `@font-face { font-family: "${family}"; font-weight: ${weights}; ` +
  `src: url("data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}") }`

const properties = () => {
  const tints = INDICATORS.map((name) => `[data-i="${name}"] { --tint: ${TINTS[name]} }`)
  return `:root { --ink: ${COLOR.ink}; --slate: ${COLOR.slate}; --display: "Besley"; --text: "Atkinson Hyperlegible Next" }\n${tints.join('\n')}`
}

/** Returns all pages of a kit as HTML, for a browser to print. */
export const document = (locale: Locale, title: string, pages: readonly string[], styles = STYLES) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${text(title)}</title><style>${FONTS.map(face).join('\n')}
${properties()}
${styles.map(style).join('\n')}</style></head><body>
${pages.join('\n')}
</body></html>
`
