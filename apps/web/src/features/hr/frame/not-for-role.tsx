import type { Role } from '@thrive/domain'
import { m } from '@thrive/words'
import lockedBell from '../../../art/locked-bell.svg'
import { Link } from '../../../lib/navigation.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { arrowLeft } from '../../../ui/layout/icon-paths.ts'
import type { Account } from './api.ts'
import { Frame } from './frame.tsx'
import './not-for-role.css'
import { homeOf } from './roles.ts'
import { ScreenTitle } from './screen-title.tsx'

const WHY: Record<Role, () => string> = {
  owner: () => '',
  analyst: m.not_for_role_analyst,
  viewer: m.not_for_role_viewer,
  author: m.not_for_role_author,
}

const BACK: Record<Role, () => string> = {
  owner: m.hr_to_results,
  analyst: m.hr_to_results,
  viewer: m.hr_to_insight,
  author: m.hr_to_studio,
}

/** Shown for a screen outside the role: what the role is for, who can change it, and the way back. */
export function NotForRole({ account: { role, owner } }: { account: Account }) {
  const home = homeOf(role)
  return (
    <Frame title={m.not_for_role()}>
      <section className="card blank">
        <img className="art" src={lockedBell} alt="" width={260} height={190} />
        <ScreenTitle>{m.not_for_role()}</ScreenTitle>
        <p>
          {WHY[role]()} {owner && m.not_for_role_ask({ owner })}
        </p>
        <Link className={buttonClass({ look: 'second' })} href={home}>
          <Icon path={arrowLeft} />
          {BACK[role]()}
        </Link>
      </section>
    </Frame>
  )
}
