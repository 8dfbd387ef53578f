import { expect, it } from 'vitest'
import { misfitsOf } from './fit.ts'

const FRAMES = { sheet: '.sheet', insets: { '.card': 5, '.sheet': 0 } }
const STYLE = `<style>
.sheet { position: relative; width: 210mm; height: 297mm; font: 12pt/1.2 sans-serif }
.card { position: absolute; left: 10mm; top: 20mm; width: 60mm; height: 20mm; overflow: hidden; box-sizing: border-box; padding: 5mm }
.beside { position: absolute; left: 15mm; top: 25mm; margin: 0 }
</style>`
const sheet = (name: string, card: string, beside = '') =>
  `<div class="sheet"><div class="slug"><span>${name}</span></div><div class="card">${card}</div>${beside}</div>`

const LONG = 'More words than this small card has room for, in whatever language they are said.'

it('names words that do not fit on their sheet', { timeout: 60_000 }, () => {
  const sheets = [
    sheet('good', 'A few words.'),
    sheet('long', LONG),
    sheet('wide', 'Donaudampfschifffahrtsgesellschaft'),
    sheet('twice', 'A few words.', '<p class="beside">Others</p>'),
    sheet('drawn', '<div class="label">Eye <svg width="300" height="20"></svg></div>'),
  ]
  expect(misfitsOf(`<!doctype html>${STYLE}${sheets.join('')}`, FRAMES)).toEqual([
    `long: no room for “${LONG.slice(0, 60)}”`,
    'wide: no room for “Donaudampfschifffahrtsgesellschaft”',
    'twice: “A few words.” lies on “Others”',
    'drawn: no room for the drawing beside “Eye ”',
  ])
})
