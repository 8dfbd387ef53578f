import { useEffect } from 'react'

/** Sets the title of the window or tab: the screen and the product. */
export function useTitle(title: string, product = 'Thrive Lab') {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${product}`
    return () => {
      document.title = before
    }
  }, [title, product])
}
