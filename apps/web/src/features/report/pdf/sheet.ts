import { getLocale } from '@thrive/words/locale'
import { PDFDocument, type StructureElement } from 'pdfkit'
import type { FontBook } from './font-book.ts'
import type { OpenFonts } from './fonts.ts'
import type { Line } from './line.ts'
import { CREAM, INK } from './palette.ts'

export const PAGE = { width: 595.28, height: 841.89, margin: 51, foot: 62 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

/** The outline width that makes a letter bold, as a fraction of its size. */
const OUTLINE = 0.03

type Image = ReturnType<PDFDocument['openImage']>

/** The document being drawn. Everything on a page is either tagged, so that a screen reader reads it, or decoration. */
export interface Sheet {
  pdf: PDFDocument
  book: FontBook
  root: StructureElement
  newPage(colour?: string): void
  /** Writes text with its baseline at `y`. */
  write(line: Line, x: number, y: number, size: number, colour?: string): void
  tag(type: string, draw: () => void, parent?: StructureElement): void
  figure(alt: string, draw: () => void): void
  /** Returns the picture, which the file holds once however often it is drawn; null if it is unreadable. */
  openImage(bytes: Uint8Array): Image | null
  decorate(draw: () => void): void
}

export function openSheet({ book, files }: OpenFonts, title: string, author: string | null): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: null,
    lang: getLocale(),
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Thrive', ...(author && { Author: author }) },
  })
  for (const [name, file] of files) pdf.registerFont(name, file)
  const images = new Map<Uint8Array, Image | null>()
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const tag: Sheet['tag'] = (type, draw, parent = root) => {
    const element = pdf.struct(type)
    parent.add(element)
    element.add(draw)
    element.end()
  }
  const decorate: Sheet['decorate'] = (draw) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }
  return {
    pdf,
    book,
    root,
    tag,
    decorate,
    newPage(colour = CREAM) {
      pdf.addPage()
      decorate(() => pdf.rect(0, 0, PAGE.width, PAGE.height).fill(colour))
    },
    write(line, x, y, size, colour = INK) {
      pdf
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size * OUTLINE)
      for (const { font, text, x: offset } of line.runs) {
        const how = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: font.outlined } as const
        pdf.font(font.name, size).text(text, x + offset, y, how)
      }
    },
    openImage(bytes) {
      if (!images.has(bytes)) images.set(bytes, readImage(pdf, bytes))
      return images.get(bytes) ?? null
    },
    figure(alt, draw) {
      const element = pdf.struct('Figure', { alt })
      root.add(element)
      element.add(draw)
      element.end()
    },
  }
}

function readImage(pdf: PDFDocument, bytes: Uint8Array): Image | null {
  try {
    return pdf.openImage(bytes)
  } catch {
    return null
  }
}

/** Returns the distance from the top of a line to its baseline. */
export const baseline = (size: number, leading: number): number => (leading - size) / 2 + size * 0.8
