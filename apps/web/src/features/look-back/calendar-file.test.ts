import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('is a whole day with the link, in lines that every calendar reads', () => {
  const url = `https://thrive.example.org/L/${'8D'.repeat(16)}`
  const file = calendarFile({ title: 'Faire le point', date: '2027-02-18', url })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270218\r\n')
  expect(unfolded).toContain(`URL;VALUE=URI:${url}\r\n`)
})
