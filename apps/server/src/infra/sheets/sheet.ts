import { pipeline, Readable } from 'node:stream'
import { formatDate } from '@thrive/domain'
import { stringify } from 'csv-stringify'
import type { Cell } from './cell.ts'
import { workbook } from './workbook.ts'

export interface Sheet {
  type: string
  stream: Readable
}

export type Separator = 'comma' | 'semicolon'

/** Files are written while their rows are read, so that only a few rows are in memory. */
export const SHEETS = {
  csv: (rows: AsyncIterable<Cell[]>, separator: Separator = 'comma'): Sheet => ({
    type: 'text/csv; charset=utf-8',
    stream: csv(rows, separator),
  }),
  xlsx: (rows: AsyncIterable<Cell[]>): Sheet => ({
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: workbook(rows),
  }),
}

/** Includes a byte order mark, so that Excel reads it correctly in countries that use this separator. */
function csv(rows: AsyncIterable<Cell[]>, separator: Separator): Readable {
  const lines = stringify({
    bom: true,
    record_delimiter: 'windows',
    delimiter: separator === 'comma' ? ',' : ';',
    quoted_string: true,
    cast: { string: harmless, object: ({ day }) => formatDate(String(day)) },
  })
  // A failure destroys the stream, which ends the response early: a partial file must not look complete.
  return pipeline(Readable.from(rows), lines, () => {})
}

/**
 * Prefixes an apostrophe to whatever a spreadsheet would treat as a formula. Not only at the start of a cell: a program
 * that expects another separator starts new cells after it.
 */
const harmless = (text: string) => text.replace(FORMULA, "$1'")
const FORMULA = /(^|[;,\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])|^(?=[\t\r])/g
