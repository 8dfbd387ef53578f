import { type GuideTexts, SIZES } from '@thrive/domain'

interface CallsProps {
  rows: GuideTexts['calls']['rows']
  columns: GuideTexts['run']['columns']
}

/** What to call out, by the timer on the screen. */
export const Calls = ({ rows, columns }: CallsProps) => (
  <ul className="calls">
    {rows.map(({ page, at, say }) => (
      <li key={`${page} ${at}`}>
        <span className="muted num">
          {columns.page} {page}
        </span>
        <b className="num">{at}</b>
        <span>{say}</span>
      </li>
    ))}
  </ul>
)

export const Sizes = ({ size: { what, rows } }: { size: GuideTexts['size'] }) => (
  <table className="cards sizes">
    <thead>
      <tr>
        <th scope="col">{what}</th>
        {SIZES.map((people) => (
          <th key={people} scope="col" className="num">
            {people}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.what}>
          <th scope="row">{row.what}</th>
          {SIZES.map((people, index) => (
            <td key={people} data-l={people}>
              {row.how[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
