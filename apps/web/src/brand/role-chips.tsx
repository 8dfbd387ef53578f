import { Icon } from '../ui/layout/icon.tsx'
import { captain, timer } from '../ui/layout/icon-paths.ts'
import './role-chips.css'

const ICONS = { captain, 'time-keeper': timer }

export interface RoleChip {
  role: keyof typeof ICONS
  name: string
  /** What this person does on this page, in a few words. */
  task: string
}

export function RoleChips({ chips }: { chips: readonly RoleChip[] }) {
  return (
    <ul className="roles">
      {chips.map(({ role, name, task }) => (
        <li className="role" key={role}>
          <Icon path={ICONS[role]} />
          <span>
            <b>{name}</b>
            {task}
          </span>
        </li>
      ))}
    </ul>
  )
}
