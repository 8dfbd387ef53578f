import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How wide an element is on the screen or on paper, so that a drawing fits and its letters keep their size. */
export function useWidth(onPaper: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(onPaper)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      // Nothing has a width while it is hidden.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      removeEventListener('afterprint', measure)
    }
  }, [])
  // The paper is laid out as soon as this event is over.
  useEffect(() => {
    const fitPaper = () => flushSync(() => setWidth(onPaper))
    addEventListener('beforeprint', fitPaper)
    return () => removeEventListener('beforeprint', fitPaper)
  }, [onPaper])
  return { ref, width }
}
