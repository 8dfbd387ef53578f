import { useEffect } from 'react'

/** The title of the window or tab while a screen is shown: the screen and the product. */
export function useTitle(title: string, product = 'Thrive Lab') {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${product}`
    return () => {
      document.title = before
    }
  }, [title, product])
}
