import { Resvg } from '@resvg/resvg-js'
import { BODY, fontFiles } from './fonts.ts'

const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: BODY.family }

export const rasterise = (svg: string) => new Resvg(svg, { font }).render()
