import { useEffect } from 'react'

/** The name of the window or tab while a screen is shown: what it shows, and of which product. */
export function useTitle(title: string, product = 'Thrive Lab') {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${product}`
    return () => {
      document.title = before
    }
  }, [title, product])
}
