import { ROLES } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { caretDownLine } from '../../frame/line-icons.ts'
import { nameOf, type Person } from './api.ts'
import './role-pick.css'

interface RolePickProps {
  person: Person
  /** The role being saved, before the server has it. */
  wanted: Person['role'] | undefined
  onChange: (role: Person['role']) => void
}

export function RolePick({ person, wanted, onChange }: RolePickProps) {
  return (
    <span className="role-pick">
      <select
        className="input"
        aria-label={m.people_role_of({ name: nameOf(person) })}
        value={wanted ?? person.role}
        disabled={person.fixed !== null}
        onChange={(event) => onChange(event.target.value as Person['role'])}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_NAMES[role]()}
          </option>
        ))}
      </select>
      <Icon path={caretDownLine} line />
    </span>
  )
}
