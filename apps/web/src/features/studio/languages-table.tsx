import { LANGUAGES, LOCALES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { Tube } from '../../brand/tube.tsx'
import type { StudioWorkshop } from './api.ts'
import { percentOf } from './percent-of.ts'

type Languages = StudioWorkshop['languages']

/** How far each language of a workshop is. */
export function LanguagesTable({ languages }: { languages: Languages }) {
  return (
    <table className="trt">
      <caption>{m.studio_translation()}</caption>
      <tbody>
        {LOCALES.map((locale) => {
          const { texts, done, outdated } = languages[locale]
          const percent = percentOf(done + outdated, texts)
          return (
            <tr key={locale}>
              <th scope="row" lang={locale}>
                {LANGUAGES[locale]}
              </th>
              <td>
                <Tube slim whole={100} part={percent} label={m.studio_translated({ percent: inPercent(percent) })} />
              </td>
              <td className="num">{inPercent(percent)}</td>
              <td className="muted">{noteOf(locale, languages)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function noteOf(locale: Locale, languages: Languages): string {
  const { texts, done, outdated } = languages[locale]
  if (locale === 'en') return m.studio_source()
  if (done + outdated === 0) return m.studio_not_begun()
  if (done + outdated < texts) return m.studio_missing({ count: texts - done - outdated })
  return outdated > 0 ? m.studio_outdated({ count: outdated }) : m.studio_complete()
}
