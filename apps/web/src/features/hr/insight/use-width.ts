import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns an element's width on screen or on paper, so that a drawing fits and its letters keep their size. */
export function useWidth(onPaper: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(onPaper)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      // Hidden elements have no width.
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
  // The page is laid out for print right after this event.
  useEffect(() => {
    const fitPaper = () => flushSync(() => setWidth(onPaper))
    addEventListener('beforeprint', fitPaper)
    return () => removeEventListener('beforeprint', fitPaper)
  }, [onPaper])
  return { ref, width }
}
