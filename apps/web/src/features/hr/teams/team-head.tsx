import { formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import type { FinishedTeam } from '../frame/api.ts'
import { printer } from '../frame/icons.ts'
import { clock } from '../frame/line-icons.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { VersionPill } from '../frame/version-pill.tsx'

/** The team's name, and its downloads and print. */
export function TeamHead({ uuid, single }: { uuid: string; single: FinishedTeam }) {
  const { version, name, email, day } = single
  return (
    <div className="toolbar team-head">
      <div>
        <p>
          <VersionPill name={version.name} slug={version.slug} />
        </p>
        <ScreenTitle>{name ?? m.team_no_name()}</ScreenTitle>
        <p className="muted">
          {day ? m.team_finished({ email, date: formatDate(day) }) : m.team_not_finished({ email })}
        </p>
      </div>
      <div className="row actions">
        {day && (
          <Link className={buttonClass({ look: 'second' })} href={`/admin/team/${uuid}`}>
            <Icon path={clock} line />
            {m.history_title()}
          </Link>
        )}
        <Button look="second" icon={printer} onClick={() => print()}>
          {m.team_print()}
        </Button>
        <a className={buttonClass({})} href={`/download/${uuid}`} target="_blank" rel="noopener">
          <Icon path={download} />
          {m.team_download()}
        </a>
      </div>
    </div>
  )
}
