import { m } from '@thrive/words'

const OPEN_FONT = 'SIL Open Font License 1.1'
/** The rest stands in NOTICE and in the list of parts of each release. */
const PARTS = [
  { name: () => 'Besley', licence: () => OPEN_FONT, use: m.about_headings },
  { name: () => 'Atkinson Hyperlegible Next', licence: () => OPEN_FONT, use: m.about_text },
  { name: () => 'Noto Sans, Noto Emoji', licence: () => OPEN_FONT, use: m.about_scripts },
  { name: () => 'Phosphor Icons', licence: () => 'MIT', use: m.about_icons },
  { name: m.about_films, licence: m.about_films_licence, use: m.about_speech },
]

export function PartsCard() {
  return (
    <section className="card c12">
      <h2 id="parts">{m.about_parts()}</h2>
      <table className="cards" aria-labelledby="parts">
        <thead>
          <tr>
            <th scope="col">{m.about_part()}</th>
            <th scope="col">{m.about_licence()}</th>
            <th scope="col">{m.about_use()}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map(({ name, licence, use }) => (
            <tr key={name()}>
              <th scope="row">{name()}</th>
              <td data-l={m.about_licence()}>{licence()}</td>
              <td data-l={m.about_use()}>{use()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
