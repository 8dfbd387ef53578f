import { expect, test } from 'vitest'
import { linesOf, svgFile } from './svg-file.ts'

const TEXTS = {
  title: 'By Department',
  period: 'Autumn 2026, 31 teams',
  source: 'Havenlicht. Thrive Lab, 17 November 2026.',
}

const textsIn = (file: string) =>
  [...new DOMParser().parseFromString(file, 'image/svg+xml').querySelectorAll('text')].map((text) => text.textContent)

test('a saved chart carries its title and period above it, and its source below', () => {
  const file = svgFile({ bars: [{ name: 'Support & feedback', share: 58, shown: '58%', before: 42 }] }, TEXTS)
  expect(textsIn(file)).toEqual([TEXTS.title, TEXTS.period, 'Support & feedback', '58%', TEXTS.source])
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"')
})

test('drawings of the screen keep their names, and what their fills mean', () => {
  const drawn = (caption: string) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 270 168')
    svg.setAttribute('aria-label', `${caption}: Connect 66%`)
    svg.dataset.caption = caption
    return svg
  }
  const file = svgFile(
    { svgs: [drawn('Operations'), drawn('Sales')], legend: [{ svg: drawn(''), name: 'Overdue' }] },
    TEXTS,
  )
  expect(textsIn(file)).toEqual([TEXTS.title, TEXTS.period, 'Operations', 'Sales', 'Overdue', TEXTS.source])
  expect(file).toContain('Operations: Connect 66%')
})

test('a long line is broken between words', () => {
  expect(linesOf('one two three four', 9)).toEqual(['one two', 'three', 'four'])
})
