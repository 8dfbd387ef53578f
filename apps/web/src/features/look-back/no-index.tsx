import { useEffect } from 'react'

/** Keeps this page out of search engines, which may have found its address on a shared page. */
export function NoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
  return null
}
