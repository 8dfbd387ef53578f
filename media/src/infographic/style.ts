import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BODY, DISPLAY, FONT_FOLDER, type Font, STRONG } from '../art/fonts.ts'
import { COLOR } from '../art/palette.ts'

/** Fonts are embedded in the page, because a browser refuses to load them from a folder beside it. */
const face = ({ family, weight, file }: Font) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; ` +
  `src: url("data:font/ttf;base64,${readFileSync(join(FONT_FOLDER, file)).toString('base64')}") }`

/** White paper and flat tints, which print well on an office printer. */
export const style = () => `
${[DISPLAY, BODY, STRONG].map(face).join('\n')}
@page { size: A4 portrait; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body {
  width: 210mm; height: 297mm; padding: 12mm 14mm 11mm; display: flex; flex-direction: column; gap: 5.5mm;
  font: ${BODY.weight} 11pt/1.38 "${BODY.family}"; color: ${COLOR.ink}; background: ${COLOR.white};
}
h1, h2, .meaning { font-family: "${DISPLAY.family}"; font-weight: ${DISPLAY.weight}; line-height: 1.12 }
h1 { font-size: 29pt; letter-spacing: -.3pt; margin: 3.5mm 0 2mm }
h2 { font-size: 20pt; margin-top: 1mm }
h3 { font-size: 9.5pt; font-weight: ${STRONG.weight}; line-height: 1.3; color: var(--deep); margin-bottom: 1mm }
.brand { display: flex; align-items: center; gap: 2.5mm; font: ${DISPLAY.weight} 13pt "${DISPLAY.family}" }
.brand svg { width: 15.9mm; height: 6.4mm }
.intro { font-size: 12.5pt; text-wrap: balance }
.card {
  flex: 1 0 auto; display: grid; grid-template-columns: 47mm 1fr; border: .55mm solid ${COLOR.ink}; border-radius: 5mm;
  overflow: hidden; break-inside: avoid;
}
.side {
  background: var(--tint); border-right: .55mm solid ${COLOR.ink}; padding: 3mm 5mm 4mm; text-align: center;
  display: flex; flex-direction: column; justify-content: center;
}
.side svg { width: 31mm; height: 29mm; align-self: center }
.percent { font-size: 10pt; font-weight: ${STRONG.weight}; margin-top: 2.6mm }
.gauge { height: 4mm; border: .5mm solid ${COLOR.ink}; border-radius: 2mm; margin-top: 1.2mm; overflow: hidden; background: ${COLOR.white} }
.gauge i { display: block; height: 100%; background: var(--fill); border-right: .5mm solid ${COLOR.ink} }
.main { padding: 4.5mm 6mm 4.5mm; display: flex; flex-direction: column; justify-content: space-between; gap: 2.5mm }
.meaning { font-size: 15pt }
ul { list-style: none; display: grid; gap: 1.1mm }
li { display: grid; grid-template-columns: 4.6mm 1fr; gap: 2mm; align-items: start }
li svg { width: 4.6mm; height: 4.6mm; margin-top: .25mm }
.ask { background: var(--tint); border-radius: 3mm; padding: 2.4mm 4mm 2.8mm }
.ask p { text-wrap: balance; font-weight: ${STRONG.weight}; line-height: 1.32 }
footer { display: grid; grid-template-columns: 21mm 1fr; gap: 5mm; align-items: center; font-size: 11.5pt; font-weight: ${STRONG.weight} }
footer svg { width: 21mm; height: 21mm }
.long { font-size: 10.5pt; line-height: 1.3; gap: 4.8mm }
.long .main { padding: 3.6mm 6mm; gap: 1.8mm }
.long .meaning { font-size: 13pt }
`
