import {
  isEmail,
  isOfDomain,
  isStorable,
  LIMITS,
  type LineFault,
  LOCALES,
  type Locale,
  normaliseEmail,
  ROUND_LIMITS,
} from '@thrive/domain'
import { invalid, tooLarge } from '../../http/errors.ts'
import { readWorkbook } from '../../infra/sheets/read-workbook.ts'
import { decode, named, pastedAddresses, type Row, tableRows } from './list-text.ts'

/** One person of a list, as written. */
interface Written {
  line: number
  address: string
  name: string
  lang: string
  labels: string[]
}

interface Read {
  /** Names of the label columns. */
  labels: string[]
  people: Written[]
}

export interface Listed {
  email: string
  emailKey: string
  name: string
  /** Null: the language of the round. */
  lang: Locale | null
  labels: string[]
}

export interface List {
  labels: string[]
  fine: Listed[]
  problems: { line: number; text: string; code: LineFault }[]
}

const MOST_BYTES = 2 * 1024 * 1024

/** Reads a list that was pasted, or a CSV or XLSX file, and judges each line. */
export async function readList(
  { text, file }: { text?: string | undefined; file?: unknown },
  domains: readonly string[],
): Promise<List> {
  const read = Buffer.isBuffer(file) ? await readFile(file) : readText(text ?? '')
  if (!read || read.people.length === 0) throw invalid('not-a-list')
  if (read.people.length > ROUND_LIMITS.lines) throw tooLarge('list-too-long')
  return judge(read, domains)
}

async function readFile(file: Buffer): Promise<Read | null> {
  if (file.length > MOST_BYTES) throw tooLarge('list-too-long')
  if (file.subarray(0, 2).toString('latin1') !== 'PK') {
    const text = decode(file)
    return text === null ? null : readText(text)
  }
  const rows = await readWorkbook(file)
  return rows && readTable(rows.map((cells, index) => ({ line: index + 1, cells })))
}

/** The first line names columns if it holds no address. */
function readText(text: string): Read | null {
  if (Buffer.byteLength(text) > MOST_BYTES) throw tooLarge('list-too-long')
  const bare = text.replace(/^\uFEFF/, '')
  const first = bare.trimStart().split(/\r?\n/, 1)[0] ?? ''
  if (!first.includes('@')) {
    const rows = tableRows(bare)
    return rows && readTable(rows)
  }
  const people = pastedAddresses(bare).map((person) => ({ ...person, lang: '', labels: [] }))
  return { labels: [], people }
}

const isEmpty = ({ cells }: Row) => cells.every((cell) => cell.trim() === '')

function readTable(all: Row[]): Read | null {
  const [first, ...rest] = all.filter((row) => !isEmpty(row))
  if (!first) return null
  const isHeaded = !first.cells.some((cell) => cell.includes('@'))
  const heading = isHeaded ? first.cells.map((cell) => cell.trim()) : []
  const rows = isHeaded ? rest : [first, ...rest]
  const address = addressColumn(rows)
  if (address === undefined) return null
  const columnOf = (name: string) => heading.findIndex((title) => title.toLowerCase() === name)
  const [name, lang] = [columnOf('name'), columnOf('language')]
  const labels = heading
    .map((title, index) => ({ title, index }))
    .filter(({ title, index }) => title !== '' && ![address, name, lang].includes(index))
    .slice(0, ROUND_LIMITS.labels)
  const cellOf = ({ cells }: Row, index: number) => cells[index]?.trim() ?? ''
  return {
    labels: labels.map(({ title }) => title.slice(0, ROUND_LIMITS.label)),
    people: rows.map((row) => {
      const written = named(cellOf(row, address))
      return {
        line: row.line,
        address: written.address,
        name: cellOf(row, name) || written.name,
        lang: cellOf(row, lang),
        labels: labels.map(({ index }) => cellOf(row, index)),
      }
    }),
  }
}

/** The column with the most addresses. */
function addressColumn(rows: Row[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) if (cell.includes('@')) counts.set(index, (counts.get(index) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}

function judge({ labels, people }: Read, domains: readonly string[]): List {
  const seen = new Set<string>()
  const list: List = { labels, fine: [], problems: [] }
  for (const { line, address, name, lang: written, labels: values } of people) {
    const lang = LOCALES.find((locale) => locale === written.toLowerCase()) ?? null
    const emailKey = normaliseEmail(address)
    const fault = faultOf({ address, texts: [name, ...values], isUnknownLang: written !== '' && !lang }, domains)
    const code = fault ?? (seen.has(emailKey) ? 'twice' : null)
    if (code) {
      list.problems.push({ line, text: address.slice(0, LIMITS.email), code })
      continue
    }
    seen.add(emailKey)
    list.fine.push({ email: address, emailKey, name, lang, labels: values })
  }
  return list
}

interface Judged {
  address: string
  texts: string[]
  isUnknownLang: boolean
}

function faultOf({ address, texts, isUnknownLang }: Judged, domains: readonly string[]): LineFault | null {
  if (address.length > LIMITS.email || texts.some((text) => text.length > ROUND_LIMITS.label)) return 'too-long'
  if (!isEmail(address) || !texts.every(isStorable)) return 'not-an-address'
  if (!isOfDomain(address, domains)) return 'domain'
  return isUnknownLang ? 'unknown-language' : null
}
