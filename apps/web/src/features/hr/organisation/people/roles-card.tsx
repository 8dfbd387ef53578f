import { AUTHORS, OWNERS, READERS, ROLES, type Role, VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { checkMark } from '../../../../ui/layout/line-icons.ts'
import './roles-card.css'

const ABOUT = { owner: m.roles_owner, analyst: m.roles_analyst, viewer: m.roles_viewer, author: m.roles_author }

const MAY: { what: () => string; roles: readonly Role[] }[] = [
  { what: m.roles_totals, roles: VIEWERS },
  { what: m.roles_results, roles: READERS },
  { what: m.roles_rounds, roles: READERS },
  { what: m.roles_export, roles: READERS },
  { what: m.roles_workshops, roles: AUTHORS },
  { what: m.roles_publish, roles: AUTHORS },
  { what: m.roles_organisation, roles: OWNERS },
  { what: m.roles_log, roles: OWNERS },
]

export function RolesCard() {
  return (
    <section className="card" aria-labelledby="roles">
      <h2 id="roles">{m.roles_title()}</h2>
      <table className="role-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.roles_what()}</span>
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_NAMES[role]()}
                <small>{ABOUT[role]()}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MAY.map(({ what, roles }) => (
            <tr key={what()}>
              <th scope="row">{what()}</th>
              {ROLES.map((role) => (
                <td key={role}>{roles.includes(role) ? <Yes /> : <No />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{m.roles_viewer_hint()}</p>
    </section>
  )
}

const Yes = () => (
  <>
    <span className="vh">{m.yes()}</span>
    <Icon path={checkMark} line />
  </>
)
const No = () => (
  <>
    <span className="vh">{m.no()}</span>
    <i className="dash" />
  </>
)
