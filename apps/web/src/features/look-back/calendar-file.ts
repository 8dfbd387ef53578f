interface Entry {
  title: string
  /** As 2027-01-31. */
  date: string
  url: string
}

/** One whole day as an iCalendar file (RFC 5545), made here because it holds nothing that a team wrote. */
export function calendarFile({ title, date, url }: Entry): string {
  const day = date.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thrive//Look-back//EN',
    'BEGIN:VEVENT',
    `UID:look-back-${day}-${url.slice(-32).toLowerCase()}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${title}`,
    `URL;VALUE=URI:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** No line may be longer than 75 bytes; the next begins with a space. */
const folded = (line: string) => line.replace(/.{70}(?=.)/gu, '$&\r\n ')
