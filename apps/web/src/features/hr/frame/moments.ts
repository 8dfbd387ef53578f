import { unbroken } from './unbroken.ts'

/** A moment in the reader's time zone: 31-01-2027 14:05. */
export function momentOf(moment: string): string {
  const date = new Date(moment)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const day = `${twoDigits(date.getDate())}-${twoDigits(date.getMonth() + 1)}-${date.getFullYear()}`
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The same for narrow places. */
export const unbrokenMoment = (moment: string): string => unbroken(momentOf(moment))
