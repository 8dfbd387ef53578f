import { useLocation, useNavigate } from '../../../lib/navigation.tsx'

/** Which round is looked at, against which other one, and by which label column. Kept in the URL; empty: none. */
export interface RoundChoice {
  round: string
  against: string
  label: string
}

const NAMES = ['round', 'against', 'label'] as const

export function readRoundChoice(search: string): RoundChoice {
  const given = new URLSearchParams(search)
  const numberIn = (name: string) => /^\d{1,9}$/.exec(given.get(name) ?? '')?.[0] ?? ''
  return { round: numberIn('round'), against: numberIn('against'), label: numberIn('label') }
}

/** Without a round the other two mean nothing. */
export function roundAddress(choice: RoundChoice): string {
  const query = new URLSearchParams()
  if (choice.round) for (const name of NAMES) if (choice[name]) query.set(name, choice[name])
  return query.size > 0 ? `?${query}` : ''
}

export function useRoundChoice() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const choice = readRoundChoice(search)
  return {
    choice,
    /** Another round has other labels. */
    choose: (change: Partial<RoundChoice>) =>
      navigate(pathname + roundAddress({ ...choice, ...('round' in change && { label: '' }), ...change })),
  }
}
