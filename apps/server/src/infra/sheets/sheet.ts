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

/** A file that is written while its rows are read: however many there are, only a few are in memory. */
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

/** With a byte order mark, so that Excel reads it correctly in countries that use this separator. */
function csv(rows: AsyncIterable<Cell[]>, separator: Separator): Readable {
  const lines = stringify({
    bom: true,
    record_delimiter: 'windows',
    delimiter: separator === 'comma' ? ',' : ';',
    quoted_string: true,
    cast: { string: harmless, object: ({ day }) => formatDate(String(day)) },
  })
  // A failure destroys the stream, which ends the response early: half a file must not look whole.
  return pipeline(Readable.from(rows), lines, () => {})
}

/**
 * Whatever a spreadsheet would take for the beginning of a formula gets a sign before it that makes it text. Not only at
 * the beginning of a cell: a program that expects another separator starts a new cell after that separator.
 */
const harmless = (text: string) => text.replace(FORMULA, "$1'")
const FORMULA = /(^|[;,\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])|^(?=[\t\r])/g
