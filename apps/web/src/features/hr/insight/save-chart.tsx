import { m } from '@thrive/words'
import { useContext, useRef } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { ChartSource } from './chart-source.ts'
import { downloadLine } from './icons.ts'
import './save-chart.css'
import { type Bar, svgFile } from './svg-file.ts'

interface SaveChartProps {
  /** Names the file, and heads the chart in it. */
  title: string
  /** Says what is left out here, where that differs from the other charts of the screen. */
  source?: string | undefined
  /** Given if the card draws its bars as HTML; otherwise the drawings of the card are saved. */
  bars?: readonly Bar[] | undefined
}

/** Saves the chart of its card as an SVG file, with its title, period and source line. */
export function SaveChart({ title, source: own, bars }: SaveChartProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { period, source } = useContext(ChartSource)
  const save = () => {
    const card = button.current?.closest('.card')
    const svgs = [...(card?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])]
    const legend = [...(card?.querySelectorAll('[data-legend]') ?? [])].flatMap((entry) => {
      const svg = entry.querySelector('svg')
      return svg ? [{ svg, name: entry.textContent ?? '' }] : []
    })
    const file = svgFile(bars ? { bars } : { svgs, legend }, { title, period, source: own ?? source })
    saveFile(new Blob([file], { type: 'image/svg+xml' }), `${fileName(title)}.svg`)
  }
  return (
    <button ref={button} type="button" className="save-chart" onClick={save} aria-label={m.chart_save({ title })}>
      <Icon path={downloadLine} line />
      {m.chart_svg()}
    </button>
  )
}

/** Without the characters that no file name may have. */
const fileName = (title: string) => title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()
