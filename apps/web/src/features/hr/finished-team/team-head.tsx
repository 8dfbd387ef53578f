import { dayOf, formatDate } from '@thrive/domain'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import type { FinishedTeam } from '../api.ts'
import { printer } from '../icons.ts'
import { ScreenTitle } from '../screen-title.tsx'
import { VersionPill } from '../version-pill.tsx'

/** Which team this is, and what can be downloaded or printed. */
export function TeamHead({ uuid, single }: { uuid: string; single: FinishedTeam }) {
  const { version, name, email, finished } = single
  return (
    <div className="toolbar team-head">
      <div>
        <p>
          <VersionPill name={version.name} slug={version.slug} />
        </p>
        <ScreenTitle>{name ?? 'No name given'}</ScreenTitle>
        <p className="muted">
          {email}
          {finished ? `, finished ${formatDate(dayOf(finished))}` : ', not finished'}
        </p>
      </div>
      <div className="row actions">
        <Button look="second" icon={printer} onClick={() => print()}>
          Print
        </Button>
        <a className={buttonClass({})} href={`/download/${uuid}`} target="_blank" rel="noopener">
          <Icon path={download} />
          Download results
        </a>
      </div>
    </div>
  )
}
