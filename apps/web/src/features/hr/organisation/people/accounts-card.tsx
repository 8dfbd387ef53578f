import { m } from '@thrive/words'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { lockLine, triangle } from '../../../../ui/layout/line-icons.ts'
import { keyOfDoor } from '../../frame/icons.ts'
import { Ini } from '../../frame/ini.tsx'
import { bin } from '../../frame/line-icons.ts'
import { RowTable } from '../../frame/row-table.tsx'
import { Sign } from '../../frame/sign.tsx'
import { Address } from './address.tsx'
import { nameOf, type Person } from './api.ts'
import { shield } from './icons.ts'
import { seenText } from './moments.ts'
import { RolePick } from './role-pick.tsx'

interface AccountsCardProps {
  people: Person[]
  /** The pending role change. */
  changing: { person: Person; role: Person['role'] } | undefined
  onRole: (person: Person, role: Person['role']) => void
  onRemove: (person: Person) => void
}

export function AccountsCard({ people, changing, onRole, onRemove }: AccountsCardProps) {
  const now = new Date()
  return (
    <section className="card" aria-labelledby="accounts">
      <div className="cardhead">
        <h2 id="accounts">{m.people_accounts()}</h2>
        <span className="muted num">{m.people_count({ count: people.length })}</span>
      </div>
      <RowTable
        heads={[m.people_name(), m.people_role(), m.people_factor(), m.people_seen(), { name: m.people_actions() }]}
      >
        {people.map((person) => (
          <tr key={person.id}>
            <td data-l={m.people_name()}>
              <Who person={person} />
            </td>
            <td data-l={m.people_role()}>
              <RolePick
                person={person}
                wanted={changing?.person.id === person.id ? changing.role : undefined}
                onChange={(role) => onRole(person, role)}
              />
            </td>
            <td data-l={m.people_factor()}>{FACTOR[person.factor]()}</td>
            <td data-l={m.people_seen()} className="num">
              {seenText(person, now)}
            </td>
            <td className="acts">
              {person.fixed ? (
                <Sign icon={lockLine} look="dim">
                  {FIXED[person.fixed]()}
                </Sign>
              ) : (
                <RemoveKey person={person} onClick={() => onRemove(person)} />
              )}
            </td>
          </tr>
        ))}
      </RowTable>
    </section>
  )
}

function Who({ person }: { person: Person }) {
  return (
    <span className="who">
      <Ini of={nameOf(person)} off={person.disabled} />
      <span>
        <b>
          <bdi>{nameOf(person)}</bdi> {person.you && <span className="you">{m.people_you()}</span>}
        </b>
        {person.name !== null && (
          <small>
            <Address of={person.email} />
          </small>
        )}
      </span>
    </span>
  )
}

function RemoveKey({ person, onClick }: { person: Person; onClick: () => void }) {
  return (
    <button
      type="button"
      className={buttonClass({ look: 'quiet', slim: true })}
      aria-label={m.people_remove_name({ name: nameOf(person) })}
      onClick={onClick}
    >
      <Icon path={bin} line />
      {m.people_remove()}
    </button>
  )
}

const FIXED = { 'last-owner': m.people_last_owner, 'emergency-owner': m.people_emergency_owner }

const FACTOR = {
  on: () => (
    <Sign icon={shield} look="ok">
      {m.people_factor_on()}
    </Sign>
  ),
  off: () => (
    <Sign icon={triangle} look="bad">
      {m.people_factor_off()}
    </Sign>
  ),
  company: () => <Sign icon={keyOfDoor}>{m.people_factor_company()}</Sign>,
}
