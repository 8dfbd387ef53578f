/** Puts the right address in the place of the wrong one on this line, counted from 1; adds it if the line has changed. */
export function replacedIn(text: string, line: number, wrong: string, right: string): string {
  const lines = text.split('\n')
  const found = lines[line - 1]
  if (found === undefined || !found.includes(wrong)) return `${text.trimEnd()}\n${right}`
  // A function, because "$" in an address would otherwise be a pattern.
  lines[line - 1] = found.replace(wrong, () => right)
  return lines.join('\n')
}
