import { isClock, PEOPLE, USUAL_START } from '@thrive/domain'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'

interface Choice {
  /** A clock time such as '13:00'. */
  start: string
  people: number
}
export interface Plan extends Choice {
  set: (change: Partial<Choice>) => void
}

/** The start and the number of people, kept in the URL, so that a link to the guide carries them. */
export function usePlan(): Plan {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const [start, people] = [asked.get('start') ?? '', Number(asked.get('people'))]
  return {
    start: isClock(start) ? start : USUAL_START,
    people: Number.isInteger(people) && people >= PEOPLE.least && people <= PEOPLE.most ? people : PEOPLE.usual,
    set({ start, people }) {
      // A time that is still being typed changes nothing.
      if (start !== undefined && isClock(start)) asked.set('start', start)
      if (people !== undefined) asked.set('people', String(people))
      navigate(`${pathname}?${asked}`, { replace: true })
    },
  }
}
