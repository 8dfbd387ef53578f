import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const read = () => `${innerWidth} ${innerHeight} ${screen.width} ${screen.height}`

export function useScreenSize() {
  const [width = 0, height = 0, mostWidth = 0, mostHeight = 0] = useSyncExternalStore(watch, read)
    .split(' ')
    .map(Number)
  return { width, height, most: { width: mostWidth, height: mostHeight } }
}
