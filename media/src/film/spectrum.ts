/** Shares of the sound's energy in low, middle and high bands: enough to tell an “ee” from an “oo”. */

const BANDS = [
  [180, 800],
  [800, 2600],
  [3200, 7800],
] as const
const WINDOW = 2048
const HANN = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)))

export function bandShares(pcm: Int16Array, centre: number, sampleRate: number) {
  const from = Math.round(centre) - WINDOW / 2
  const re = HANN.map((weight, i) => (weight * (pcm[from + i] ?? 0)) / 32_768)
  const im = new Float64Array(WINDOW)
  transform(re, im)
  const [low, middle, high] = BANDS.map(([bottom, top]) => {
    const [first, last] = [Math.round((bottom * WINDOW) / sampleRate), (top * WINDOW) / sampleRate]
    let sum = 0
    for (let i = first; i <= last; i++) sum += (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2
    return sum
  }) as [number, number, number]
  const all = low + middle + high + 1e-12
  return { low: low / all, high: high / all }
}

/** Radix-2 Fourier transform in place. */
function transform(re: Float64Array, im: Float64Array) {
  reorder(re)
  for (let size = 2; size <= re.length; size *= 2) {
    const half = size / 2
    for (let first = 0; first < re.length; first += size) {
      for (let j = 0; j < half; j++) butterfly(re, im, first + j, first + j + half, (-2 * Math.PI * j) / size)
    }
  }
}

/** The imaginary part is still zero here, so only the real part changes places. */
function reorder(re: Float64Array) {
  for (let i = 1, j = 0; i < re.length; i++) {
    let bit = re.length >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0]
  }
}

function butterfly(re: Float64Array, im: Float64Array, p: number, q: number, angle: number) {
  const [wr, wi] = [Math.cos(angle), Math.sin(angle)]
  const [pr, pi, qr, qi] = [re[p] ?? 0, im[p] ?? 0, re[q] ?? 0, im[q] ?? 0]
  const tr = qr * wr - qi * wi
  const ti = qr * wi + qi * wr
  re[q] = pr - tr
  im[q] = pi - ti
  re[p] = pr + tr
  im[p] = pi + ti
}
