import { m } from '@thrive/words'
import { Link } from '../../lib/navigation.tsx'
import { Ini } from '../hr/frame/ini.tsx'
import { editAddress, pageOfPlace } from './addresses.ts'
import type { Lately } from './api.ts'
import { fieldName } from './field-name.ts'
import { whenText } from './moments.ts'

/** Who changed what, the latest first. */
export function LatelyCard({ lately }: { lately: Lately[] }) {
  return (
    <section className="card lately">
      <h2>{m.studio_lately()}</h2>
      {lately.length === 0 && <p className="muted">{m.studio_lately_none()}</p>}
      <ul>
        {lately.map(({ at, by, version_slug, page, title, place }) => (
          <li key={`${version_slug} ${place} ${at}`}>
            <Ini of={by} />
            <span>
              <b>{by}</b> {whatText(place, page)},{' '}
              <Link className="quiet-link" href={editAddress(version_slug, pageOfPlace(place), 'en', place)}>
                {title}
              </Link>
            </span>
            <span className="num">{whenText(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const whatText = (place: string, page: string) =>
  place.startsWith('settings/')
    ? m.studio_lately_settings({ field: fieldName(place) })
    : m.studio_lately_page({ field: fieldName(place), page })
