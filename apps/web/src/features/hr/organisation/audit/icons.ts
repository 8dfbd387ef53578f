import type { AuditKind } from '@thrive/domain'
import { triangle } from '../../../../ui/layout/line-icons.ts'
import type { AuditEntry } from '../../frame/api.ts'
import { gear, keyOfDoor, members, person } from '../../frame/icons.ts'

/** Drawn as lines (`line` of Icon). */
const eye =
  'M20 128C44 76 84 56 128 56s84 20 108 72c-24 52-64 72-108 72s-84-20-108-72ZM98 128a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z'
const bin = 'M40 60H216M100 28h56M60 60V216H196V60M104 104v68M152 104v68'
const clock = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 72v56l40 24'
const arrowIntoTray = 'M128 36V148M80 104l48 48 48-48M40 152v60H216V152'

const OF_KIND: Record<AuditKind, string> = { looked: eye, changed: gear, erased: bin, refused: triangle, login: person }

const OF_ACTION: Partial<Record<AuditEntry['what'], string>> = {
  exported: arrowIntoTray,
  log_exported: arrowIntoTray,
  expired: clock,
  invited: members,
  invitation_withdrawn: members,
  joined: members,
  role_changed: members,
  member_removed: members,
  password_changed: keyOfDoor,
  password_reset: keyOfDoor,
  factor_on: keyOfDoor,
  factor_off: keyOfDoor,
  recovery_codes_made: keyOfDoor,
  sign_in_changed: keyOfDoor,
  sign_in_tested: keyOfDoor,
}

export const iconOf = ({ what, kind }: AuditEntry): string => OF_ACTION[what] ?? OF_KIND[kind]
