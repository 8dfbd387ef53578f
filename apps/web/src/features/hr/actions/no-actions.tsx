import { m } from '@thrive/words'
import calendarSheet from '../../../art/calendar-sheet.svg'
import { Link } from '../../../lib/navigation.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { arrowRight } from '../../../ui/layout/arrow-right.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useAccount } from '../frame/api.ts'
import '../frame/not-for-role.css'

export function NoActions() {
  const { data: account } = useAccount()
  return (
    <section className="card blank">
      <img className="art" src={calendarSheet} alt="" width={260} height={190} />
      <h2>{m.actions_none()}</h2>
      <p>{m.actions_none_text()}</p>
      {account?.role !== 'viewer' && (
        <Link className={buttonClass({ look: 'second' })} href="/admin/rounds">
          <Icon path={arrowRight} />
          {m.actions_to_rounds()}
        </Link>
      )}
    </section>
  )
}
