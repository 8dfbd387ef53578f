import { OWNERS, READERS, ROLES, type Role } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { checkMark } from '../../../../ui/layout/line-icons.ts'
import './roles-card.css'

const MAY: { what: () => string; roles: readonly Role[] }[] = [
  { what: m.roles_results, roles: READERS },
  { what: m.roles_export, roles: READERS },
  { what: m.roles_workshops, roles: ['owner', 'author'] },
  { what: m.roles_erase, roles: OWNERS },
  { what: m.hr_organisation, roles: OWNERS },
]

export function RolesCard() {
  return (
    <section className="card c5" aria-labelledby="roles">
      <h2 id="roles">{m.roles_title()}</h2>
      <table className="role-table">
        <thead>
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_NAMES[role]()}
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
