import { Readable } from 'node:stream'
import { formatDate } from '@thrive/domain'
import yazl from 'yazl'
import type { Cell } from './cell.ts'

/** An Excel file with one sheet. */
export function workbook(rows: AsyncIterable<Cell[]>): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(rows), { objectMode: false })
  // A partial file must not look complete.
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

/** The parts that a workbook must have besides its sheet. */
const PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${FORMATS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${FORMATS}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${FORMATS}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Teams" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second of the two cell formats is a day.
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
const DAY_STYLE = 1

/** The first row is frozen. */
async function* sheetXml(rows: AsyncIterable<Cell[]>) {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let number = 0
  for await (const row of rows) {
    number++
    yield `<row r="${number}">${row.map((cell, index) => cellXml(`${columnName(index)}${number}`, cell)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/** Text is marked as such, so that it is never evaluated as a formula. */
function cellXml(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return dayXml(place, cell.day)
  return textXml(place, cell)
}

const textXml = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** Excel's day zero. Excel assumes a 29 February 1900, so days before 1 March 1900 are off by one and stay text. */
const EPOCH = Date.UTC(1899, 11, 30)
const FIRST_DAY = 61

function dayXml(place: string, day: string): string {
  const serial = (Date.parse(day) - EPOCH) / 86_400_000
  if (!(serial >= FIRST_DAY)) return textXml(place, formatDate(day))
  return `<c r="${place}" s="${DAY_STYLE}"><v>${serial}</v></c>`
}

/** A … Z, AA … ZZ, AAA … */
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML 1.0 forbids most control characters and two others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be written
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapeXml = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
