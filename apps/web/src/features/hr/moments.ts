/** A moment on the reader's own clock: 31-01-2027 14:05. */
export function momentOf(moment: string): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
