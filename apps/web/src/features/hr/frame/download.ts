import { isRecord, isText } from '../../../lib/shape.ts'

/** The server's answer to a request for a file. */
export const isLink = isRecord({ url: isText })

/** Downloads the URL, so that an error does not replace the page. */
export function startDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
