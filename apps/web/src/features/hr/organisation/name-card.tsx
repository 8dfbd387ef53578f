import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Pick } from '../../../ui/form/pick.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { LANGUAGE_OPTIONS } from '../../language/languages.ts'
import type { CardProps } from './card-props.ts'
import { LogoRow } from './logo-row.tsx'

/** Includes the current zone, which the browser may know by another name. */
const zonesWith = (now: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), now])].sort().map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))

export function NameCard({ draft, change, errorOf, leave, logo }: CardProps & { logo: string | null }) {
  return (
    <section className="card c7 stack">
      <h2>{m.settings_name_and_logo()}</h2>
      <div className="two-fields">
        <TextLine
          label={m.settings_name()}
          name="name"
          autoComplete="organization"
          limit={LIMITS.organisation.name}
          value={draft.name}
          error={errorOf('name')}
          onBlur={leave('name')}
          onChange={(name) => change({ name })}
        />
        <Pick
          label={m.settings_lang()}
          options={LANGUAGE_OPTIONS}
          value={draft.lang}
          onChange={(lang) => change({ lang })}
        />
      </div>
      <LogoRow logo={logo} />
      <Pick
        label={m.settings_time_zone()}
        hint={m.settings_time_zone_hint()}
        options={zonesWith(draft.timeZone)}
        value={draft.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
    </section>
  )
}
