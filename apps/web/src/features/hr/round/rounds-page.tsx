import { READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import invitationFlask from '../../../art/invitation-flask.svg'
import { Link } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { Inserted, SLOT } from '../../../ui/layout/inserted.tsx'
import { Frame } from '../frame/frame.tsx'
import { HeadRow } from '../frame/head-row.tsx'
import { Problem } from '../frame/problem.tsx'
import { withLogin } from '../frame/with-login.tsx'
import '../frame/not-for-role.css'
import { plusSign } from '../frame/line-icons.ts'
import { type Rounds, useRounds } from './api.ts'
import { RoundItem } from './round-item.tsx'
import '../../../brand/liquid.css'
import './rounds-page.css'

const SHOWN = ['all', 'open', 'closed'] as const
type Shown = (typeof SHOWN)[number]

const LABELS: Record<Shown, () => string> = {
  all: m.rounds_all,
  open: m.rounds_filter_open,
  closed: m.rounds_filter_closed,
}

function RoundsPage() {
  const { data, error, refetch } = useRounds()
  const isEmpty = data?.rounds.length === 0
  return (
    <Frame title={m.hr_rounds()} className="rounds-page">
      <HeadRow title={m.hr_rounds()} lead={m.rounds_lead()}>
        {!isEmpty && <NewRound />}
      </HeadRow>
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (isEmpty ? <NoRounds /> : <RoundList {...data} />)}
      {data && (
        <p className="muted">
          <Inserted text={m.rounds_without({ results: SLOT })}>
            <Link className="quiet-link" href="/admin/dashboard">
              {m.hr_results()}
            </Link>
          </Inserted>
        </p>
      )}
    </Frame>
  )
}

const NewRound = () => (
  <Link className={buttonClass({})} href="/admin/rounds/edit">
    <Icon path={plusSign} line />
    {m.rounds_new()}
  </Link>
)

const NoRounds = () => (
  <section className="card blank">
    <img className="art" src={invitationFlask} alt="" width={260} height={190} />
    <h2>{m.rounds_none()}</h2>
    <p>{m.rounds_none_text()}</p>
    <NewRound />
  </section>
)

function RoundList({ rounds, workshops }: Rounds) {
  const [shown, setShown] = useState<Shown>('all')
  const inView = (which: Shown) => (which === 'all' ? rounds : rounds.filter(({ state }) => state === which))
  return (
    <>
      <div className="toolbar">
        <Segmented
          label={m.rounds_show()}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: LABELS[value](), note: String(inView(value).length) }))}
        />
        <p className="legend" aria-hidden="true">
          <span>
            <i className="finished" />
            {m.rounds_legend_finished()}
          </span>
          <span>
            <i className="started" />
            {m.rounds_legend_started()}
          </span>
          <span>
            <i />
            {m.rounds_legend_invited()}
          </span>
        </p>
      </div>
      <ul className="rounds">
        {inView(shown).map((round) => (
          <RoundItem
            key={round.id}
            round={round}
            workshop={workshops.find(({ slug }) => slug === round.version_slug)?.name ?? round.version_slug}
          />
        ))}
      </ul>
      <p role="status" className={inView(shown).length > 0 ? 'vh' : 'muted'}>
        {inView(shown).length === 0 && m.rounds_none_such()}
      </p>
    </>
  )
}

export default withQueries(withLogin(RoundsPage, READERS))
