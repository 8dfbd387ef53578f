import { useEffect } from 'react'

/** The name of the window or tab while a screen is shown. */
export function useTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Thrive Lab`
    return () => {
      document.title = before
    }
  }, [title])
}
