import type { Locale } from '@thrive/domain'
import { type ReactNode, useState } from 'react'
import { pageOfPlace } from './addresses.ts'
import { type Changes, usePreviewPath } from './api.ts'
import { FitFrame, type SizedFault } from './preview/fit-frame.tsx'

interface Screen {
  section: string
  key: string
  lang: Locale
}

export interface PageMisfit extends Screen {
  widths: number[]
}

export interface FitOfChanges {
  /** How many screens are still to be measured. */
  left: number
  measured: number
  /** Screens that a room could not read. */
  misfits: PageMisfit[]
  /** The frame that measures, to be drawn somewhere. */
  frame: ReactNode
}

const nameOf = ({ section, key, lang }: Screen) => `${lang} ${section} ${key}`

/** The screens that the draft changes: English words are also what other languages show that lack their own. */
function screensOf({ changes }: Changes): Screen[] {
  const screens = changes
    .filter(({ section }) => section !== 'settings')
    .map(({ place, lang }) => ({ ...pageOfPlace(place), lang }))
  return [...new Map(screens.map((screen) => [nameOf(screen), screen])).values()]
}

/** Measures every changed screen, one after the other, as the preview does. */
export function useFitOfChanges(slug: string, changes: Changes): FitOfChanges {
  const { data: path } = usePreviewPath(slug)
  const [found, setFound] = useState<ReadonlyMap<string, SizedFault[]>>(new Map())
  const screens = screensOf(changes)
  const waiting = screens.filter((screen) => !found.has(`${changes.number} ${nameOf(screen)}`))
  const [next] = waiting
  const misfits = screens.flatMap((screen) => {
    const faults = found.get(`${changes.number} ${nameOf(screen)}`) ?? []
    return faults.length > 0 ? [{ ...screen, widths: [...new Set(faults.map(({ width }) => width))] }] : []
  })
  return {
    left: waiting.length,
    measured: screens.length - waiting.length,
    misfits,
    frame: path && next && (
      <FitFrame
        key={`${changes.number} ${nameOf(next)}`}
        path={path}
        shown={{ ...next, lights: 'on', view: 'room', saves: 0 }}
        onMeasured={(faults) => setFound((before) => new Map(before).set(`${changes.number} ${nameOf(next)}`, faults))}
      />
    ),
  }
}
