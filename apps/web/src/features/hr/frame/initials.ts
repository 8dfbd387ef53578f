/** From the first and the last word of a name, or from the part of an address before the @. */
export function initialsOf(nameOrEmail: string): string {
  const words = nameOrEmail
    .replace(/@.*$/, '')
    .split(/[\s._+-]+/)
    .filter(Boolean)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const signs = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return signs.join('').toUpperCase()
}
