import { formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Link } from '../../../../lib/navigation.tsx'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { TAKE_OUT } from './address.ts'
import { useTakeOuts } from './api.ts'
import { zipFile } from './icons.ts'

/** Leads to the screen on which everything is made into one file. */
export function TakeOutCard() {
  const last = useTakeOuts().data?.takeOuts.find(({ madeAt }) => madeAt !== null)?.madeAt
  return (
    <section className="card stack">
      <h2>{m.take_out_title()}</h2>
      <p>{m.take_out_text()}</p>
      <div className="row">
        <Link className={buttonClass({ look: 'second' })} href={TAKE_OUT}>
          <Icon path={zipFile} line />
          {m.take_out_open()}
        </Link>
        {last && <span className="hint">{m.take_out_last({ date: formatDate(last.slice(0, 10)) })}</span>}
      </div>
    </section>
  )
}
