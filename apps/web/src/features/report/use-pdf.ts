import { useEffect, useRef, useState } from 'react'
import { pictureOfFile } from '../../lib/picture.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { PdfDelivery, PdfOrder } from './pdf/worker.ts'
import type { Report } from './report.ts'

export const FILE_NAMES = { all: 'thrive-export.pdf', poster: 'thrive-poster.pdf' } as const

/** Makes the file in a worker, loaded on demand, so that the page never freezes. */
export function usePdf() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'without photo'>('idle')
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  const download = async (report: Report, picture: string | Blob | null, pages: PdfOrder['pages'] = 'all') => {
    if (worker.current) return
    setState('busy')
    worker.current = new Worker(new URL('./pdf/worker.ts', import.meta.url), { type: 'module' })
    // The server would convert it to JPEG too.
    const photo = picture instanceof Blob ? await pictureOfFile(picture, 'image/jpeg').catch(() => null) : picture
    const delivery = await deliveryOf(worker.current, { report, photo, pages })
    worker.current.terminate()
    worker.current = null
    if (delivery.ok) saveFile(new Blob([delivery.bytes], { type: 'application/pdf' }), FILE_NAMES[pages])
    else console.warn('The PDF could not be made:', delivery.reason)
    setState(!delivery.ok ? 'failed' : picture && !delivery.hasPhoto ? 'without photo' : 'idle')
  }
  return { state, download }
}

const deliveryOf = (worker: Worker, order: PdfOrder): Promise<PdfDelivery> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfDelivery>) => resolve(data))
    worker.addEventListener('error', ({ message }) => resolve({ ok: false, reason: message }))
    worker.postMessage(order)
  })
