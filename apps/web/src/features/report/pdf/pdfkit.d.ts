/** The parts of pdfkit and fontkit that this folder uses; neither package ships types for browsers. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    /** The letters it represents. */
    readonly codePoints: readonly number[]
  }
  export interface GlyphPosition {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: GlyphPosition[]
    advanceWidth: number
  }
  export interface Subset {
    readonly glyphs: number[]
    /** Returns its number in the subset. */
    includeGlyph(id: number): number
  }
  export interface Font {
    readonly unitsPerEm: number
    /** Kerning and the like, if the font has any. */
    readonly GPOS?: object
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number, codePoints?: readonly number[]): Glyph
    createSubset(): Subset
    layout(
      text: string,
      features?: undefined,
      script?: undefined,
      language?: undefined,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
  }
  export function create(file: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  export interface StructureElement {
    add(child: StructureElement | (() => void)): this
    end(): void
  }

  export class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      autoFirstPage: boolean
      font: null
      lang: string
      displayTitle: boolean
      tagged: boolean
      pdfVersion: '1.7'
      info: Record<string, string>
    })
    readonly page: { readonly width: number; readonly height: number }
    addPage(): this
    end(): void
    registerFont(name: string, font: Font): this
    font(name: string, size: number): this
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic'; fill: true; stroke: boolean },
    ): this
    openImage(bytes: Uint8Array): { width: number; height: number }
    image(image: object, x: number, y: number, options: { width: number; height: number }): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    circle(x: number, y: number, radius: number): this
    path(svg: string): this
    clip(): this
    lineWidth(width: number): this
    lineCap(style: 'butt' | 'round'): this
    dash(length: number, options: { space: number }): this
    undash(): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fill(colour: string): this
    stroke(colour: string): this
    fillAndStroke(fill: string, stroke: string): this
    struct(type: string, options?: { alt?: string }): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
    endMarkedContent(): this
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit'
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
