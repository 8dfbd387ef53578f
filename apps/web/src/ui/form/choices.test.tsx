// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Choices } from './choices.tsx'

afterEach(cleanup)

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }))

function Question({ onChange }: { onChange: (chosen: string[], others: string | null) => void }) {
  const [answer, setAnswer] = useState<{ chosen: string[]; others: string | null }>({ chosen: [], others: null })
  return (
    <Choices
      legend="What helps?"
      options={optionsOf('Empathy', 'Active listening')}
      {...answer}
      allowOthers
      onChange={(chosen, others) => {
        setAnswer({ chosen, others })
        onChange(chosen, others)
      }}
    />
  )
}

test('an option that names an indicator comes with its colour and its drawing', () => {
  render(
    <Choices
      legend="What helped?"
      options={[
        { value: 'Trust', label: 'Trust', art: <img alt="" src="trust.svg" />, colour: 'trust' },
        ...optionsOf('Luck'),
      ]}
      chosen={[]}
      onChange={() => {}}
    />,
  )
  const cardOf = (option: string) => box(option).closest('.choice')
  expect(cardOf('Trust')?.getAttribute('data-i')).toBe('trust')
  expect(cardOf('Trust')?.querySelector('img')).not.toBeNull()
  expect(cardOf('Luck')?.querySelector('img')).toBeNull()
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const othersField = () => screen.getByRole<HTMLInputElement>('textbox')

test('toggles choices and keeps the order of the list', async () => {
  const onChange = vi.fn()
  render(<Question onChange={onChange} />)
  await userEvent.click(box('Active listening'))
  await userEvent.click(box('Empathy'))
  expect(onChange).toHaveBeenLastCalledWith(['Empathy', 'Active listening'], null)
  await userEvent.click(box('Active listening'))
  expect(onChange).toHaveBeenLastCalledWith(['Empathy'], null)
})

test('Others opens empty, takes words, and forgets them when it is deselected', async () => {
  const onChange = vi.fn()
  render(<Question onChange={onChange} />)
  await userEvent.click(box('Others'))
  expect(onChange).toHaveBeenLastCalledWith([], '')
  await userEvent.type(othersField(), 'Lunch walks')
  expect(onChange).toHaveBeenLastCalledWith([], 'Lunch walks')
  await userEvent.click(box('Others'))
  expect(onChange).toHaveBeenLastCalledWith([], null)
  expect(othersField().value).toBe('')
})

test('typing into the Others field selects Others', async () => {
  const onChange = vi.fn()
  render(<Question onChange={onChange} />)
  await userEvent.type(othersField(), 'x')
  expect(box('Others').checked).toBe(true)
  expect(onChange).toHaveBeenLastCalledWith([], 'x')
})
