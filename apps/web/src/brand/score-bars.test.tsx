import { render } from '@testing-library/react'
import { setLocale } from '@thrive/words/locale'
import { expect, onTestFinished, test } from 'vitest'
import { ScoreBars } from './score-bars.tsx'

test('bars are as long in French, which writes a space before the percent sign', () => {
  setLocale('fr')
  onTestFinished(() => setLocale('en'))
  const { container, unmount } = render(<ScoreBars scores={{ connect: 59, trust: 54, inspire: null }} />)
  onTestFinished(unmount)
  const bars = [...container.querySelectorAll<HTMLElement>('.tube i')]
  expect(bars.map(({ style }) => style.getPropertyValue('--p'))).toEqual(['59%', '54%'])
})
