import { durationText, ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { OptionCards } from '../../../ui/form/option-cards.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { LANGUAGE_OPTIONS } from '../../language/languages.ts'
import type { Workshop } from './api.ts'
import type { KeptRound } from './use-kept-round.ts'

interface NameSectionProps {
  kept: KeptRound
  workshops: readonly Workshop[]
  /** True once mails went out. */
  isBegun: boolean
}

export function NameSection({ kept: { fields, change, problems }, workshops, isBegun }: NameSectionProps) {
  const played = workshops.find(({ slug }) => slug === fields.versionSlug)
  return (
    <>
      <div className="two-fields">
        <TextLine
          label={m.hr_round_name()}
          autoComplete="off"
          limit={ROUND_LIMITS.name}
          value={fields.name}
          onChange={(name) => change({ name })}
          error={problems.name?.()}
        />
        <Pick
          label={m.hr_round_lang()}
          hint={m.hr_round_lang_hint()}
          options={LANGUAGE_OPTIONS}
          value={fields.lang}
          onChange={(lang) => change({ lang })}
        />
      </div>
      {isBegun ? (
        <p className="muted">{m.hr_round_version_stays({ workshop: played?.name ?? fields.versionSlug })}</p>
      ) : (
        <OptionCards
          label={m.hr_round_version()}
          value={fields.versionSlug}
          onChange={(versionSlug) => change({ versionSlug })}
          options={workshops.map((each) => ({ value: each.slug, label: each.name, about: aboutOf(each) }))}
        />
      )}
    </>
  )
}

function aboutOf({ look, minutes }: Workshop): string {
  const duration = durationText(minutes, tagOf())
  return look === 'lab' ? m.hr_round_with_case({ duration }) : m.hr_round_with_boxes({ duration })
}
