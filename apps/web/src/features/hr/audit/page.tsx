import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useLocation } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { type AuditEntry, useAudit } from '../api.ts'
import { momentOf } from '../moments.ts'
import { OrganisationFrame } from '../organisation/frame.tsx'
import { Pager } from '../pager.tsx'
import { Problem } from '../problem.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { usePages } from '../use-pages.ts'
import { withLogin } from '../with-login.tsx'
import { detailOf } from './detail.ts'
import './page.css'

const LOG = '/admin/organisation/log'

function AuditPage() {
  const { search } = useLocation()
  const cursor = new URLSearchParams(search).get('cursor') ?? undefined
  const { data, error, refetch } = useAudit(cursor)
  const pages = usePages(cursor, (to) => (to ? `${LOG}?${new URLSearchParams({ cursor: to })}` : LOG))
  return (
    <OrganisationFrame title={m.hr_audit()}>
      <ScreenTitle key={cursor}>{m.hr_audit()}</ScreenTitle>
      <p>{m.audit_about()}</p>
      <section className="card" aria-label={m.audit_lines()}>
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {data && data.lines.length === 0 && <p>{m.audit_nothing()}</p>}
        {data && data.lines.length > 0 && <Entries entries={data.lines} />}
        <Pager
          label={m.audit_pages()}
          number={pages.number}
          next={data?.next_cursor}
          onBack={() => turned(pages.back)}
          onForward={(next) => turned(() => pages.forward(next))}
        />
      </section>
    </OrganisationFrame>
  )
}

function turned(turn: () => void) {
  turn()
  scrollTo(0, 0)
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className="cards">
      <thead>
        <tr>
          <th scope="col">{m.audit_when()}</th>
          <th scope="col">{m.audit_who()}</th>
          <th scope="col">{m.audit_what()}</th>
          <th scope="col">{m.audit_team_code()}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and never change
          <tr key={index}>
            <td data-l={m.audit_when()} className="num">
              <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            </td>
            <td data-l={m.audit_who()}>{entry.who === 'unknown' ? m.audit_unknown() : entry.who}</td>
            <td data-l={m.audit_what()}>
              {WHAT[entry.what](entry)}
              {(entry.whom ?? entry.detail) && (
                <small className="about">{[entry.whom, detailOf(entry)].filter(Boolean).join(' · ')}</small>
              )}
            </td>
            <td data-l={m.audit_team()} className="num">
              {entry.team ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHAT: Record<AuditEntry['what'], (entry: AuditEntry) => string> = {
  listed: () => m.audit_listed(),
  viewed: () => m.audit_viewed(),
  saw_photo: () => m.audit_saw_photo(),
  opened_answers: () => m.audit_opened_answers(),
  exported: () => m.audit_exported(),
  erased: () => m.audit_erased(),
  expired: ({ teams }) => m.audit_expired({ count: teams ?? 0 }),
  signed_in: () => m.audit_signed_in(),
  sign_in_failed: () => m.audit_sign_in_failed(),
  signed_out: () => m.audit_signed_out(),
  invited: () => m.audit_invited(),
  invitation_withdrawn: () => m.audit_invitation_withdrawn(),
  joined: () => m.audit_joined(),
  role_changed: () => m.audit_role_changed(),
  member_removed: () => m.audit_member_removed(),
  password_changed: () => m.audit_password_changed(),
  password_reset: () => m.audit_password_reset(),
  factor_on: () => m.audit_factor_on(),
  factor_off: () => m.audit_factor_off(),
  recovery_codes_made: () => m.audit_recovery_codes_made(),
  recovery_code_used: () => m.audit_recovery_code_used(),
  logins_ended: () => m.audit_logins_ended(),
  settings_changed: () => m.audit_settings_changed(),
  sign_in_changed: () => m.audit_sign_in_changed(),
  sign_in_tested: () => m.audit_sign_in_tested(),
}

export default withQueries(withLogin(AuditPage, OWNERS))
