/** How to print a sheet: it stands at its upper edge, outside the cut. */
export const DUPLEX = 'both sides, flip on long edge, 100 %'
export const DUPLEX_THIN = `${DUPLEX} · 80 g`
export const SINGLE = 'one side, 100 %'
export const AT_DASHES = 'fold at the dashed marks'
export const LEFT_HALF = { of: 'A, left half', note: `${SINGLE} · cut at the right marks` }
export const RIGHT_HALF = { of: 'B, right half', note: 'glue sheet A on this margin, its edge on the line' }
export const sheetOf = (sheet: number, sheets: number) => `sheet ${sheet} of ${sheets}`
