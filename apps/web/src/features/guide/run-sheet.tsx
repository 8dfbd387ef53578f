import { type GuidePage, type GuideTexts, kindsOf, type Schedule } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import './run-sheet.css'

interface RunSheetProps {
  pages: readonly GuidePage[]
  schedule: Schedule
  run: GuideTexts['run']
}

/** A row per page: when it begins, what the team does, what the leader should know, and what has to be at hand. */
export function RunSheet({ pages, schedule, run }: RunSheetProps) {
  const { clock, page, what, note, need } = run.columns
  return (
    <table className="cards run-sheet">
      <thead>
        <tr>
          {[clock, page, what, note, need].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((each, index) => (
          <Row key={each.number} page={each} planned={schedule.pages[index]} run={run} />
        ))}
        <tr>
          <td data-l={clock}>
            <b className="clock num">{schedule.end}</b>
          </td>
          <td />
          <td data-l={what}>
            <b>{run.end}</b>
          </td>
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  )
}

interface RowProps {
  page: GuidePage
  planned: Schedule['pages'][number] | undefined
  run: GuideTexts['run']
}

function Row({ page, planned, run }: RowProps) {
  const { clock, page: number, what, note, need } = run.columns
  const kinds = kindsOf(page, run)
  return (
    <tr data-i={page.indicator ?? undefined}>
      <td data-l={clock}>
        <span>
          <b className="clock num">{planned?.at}</b>{' '}
          <span className="muted num">{m.pace_minutes({ minutes: planned?.minutes ?? 0 })}</span>
        </span>
      </td>
      <td data-l={number}>
        <b className="num">{page.number}</b>
      </td>
      <td data-l={what}>
        <div className="what">
          <p>
            {page.indicator && <IndicatorGlyph indicator={page.indicator} />}
            <b>{page.title}</b> {page.opens && <span className="pill">{page.opens}</span>}
          </p>
          <Prose>{page.text}</Prose>
          {kinds.length > 0 && <p className="muted">{kinds.join(' · ')}</p>}
        </div>
      </td>
      <td data-l={note}>
        <div>
          {page.note}
          {page.shorten && (
            <p className="shorter">
              <b>{run.shorter}</b> {page.shorten}
            </p>
          )}
        </div>
      </td>
      {page.material.length > 0 ? <td data-l={need}>{page.material.join(', ')}</td> : <td />}
    </tr>
  )
}
