import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import yazl from 'yazl'

export type Cell = string | number | null

export interface Sheet {
  type: string
  stream: Readable
}

/** A file of rows that is written while it is read: however many rows there are, only a few are held. */
export const SHEETS = {
  csv: (rows: AsyncIterable<Cell[]>): Sheet => ({ type: 'text/csv; charset=utf-8', stream: csv(rows) }),
  xlsx: (rows: AsyncIterable<Cell[]>): Sheet => ({
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: xlsx(rows),
  }),
}

/** As Excel opens it rightly, and with no cell that it would take for a formula. */
function csv(rows: AsyncIterable<Cell[]>): Readable {
  const lines = stringify({ bom: true, record_delimiter: 'windows', quoted_string: true, escape_formulas: true })
  // A failure destroys the lines, which ends the response before its time: half a file must not look whole.
  return pipeline(Readable.from(rows), lines, () => {})
}

function xlsx(rows: AsyncIterable<Cell[]>): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(rows), { objectMode: false })
  // As above: a failure must be seen.
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  for (const [path, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), path)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const FORMATS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The least a workbook consists of besides its sheet. */
const PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${FORMATS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${FORMATS}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Teams" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** The first row stays in sight. */
async function* sheetXml(rows: AsyncIterable<Cell[]>) {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let number = 0
  for await (const row of rows) {
    number++
    yield `<row r="${number}">${row.map((cell, index) => cellXml(`${columnName(index)}${number}`, cell)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/** A text is written as a text, so that nothing in it is ever reckoned with. */
function cellXml(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** A … Z, AA … ZZ, AAA … */
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML 1.0 has no place for most control characters and for two more. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be written
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapeXml = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
