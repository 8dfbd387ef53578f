/** Moves overlapping labels apart, keeping their order from top to bottom. */
export function placeLabels<Label extends { at: number }>(labels: readonly Label[], distance: number): Label[] {
  const sorted = labels.toSorted((a, b) => a.at - b.at)
  const middle = sorted.reduce((sum, { at }) => sum + at, 0) / sorted.length
  const placed: Label[] = []
  for (const label of sorted) {
    const lowest = (placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + distance
    placed.push({ ...label, at: Math.max(label.at, lowest) })
  }
  const shift = placed.reduce((sum, { at }) => sum + at, 0) / placed.length - middle
  return placed.map((label) => ({ ...label, at: label.at - shift }))
}
