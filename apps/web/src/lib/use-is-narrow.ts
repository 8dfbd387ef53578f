import { useSyncExternalStore } from 'react'

const narrow = () => matchMedia('(max-width: 700px)')
const watch = (changed: () => void) => {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True on a phone and in a narrow window, where the style sheets draw one column. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => narrow().matches)
