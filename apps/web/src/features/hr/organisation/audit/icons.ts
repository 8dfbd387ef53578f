import type { AuditKind } from '@thrive/domain'
import { triangle } from '../../../../ui/layout/line-icons.ts'
import type { AuditEntry } from '../../frame/api.ts'
import { gear, keyOfDoor, members, person } from '../../frame/icons.ts'
import { bin, clock, eyeLine, trayDown } from '../../frame/line-icons.ts'

const OF_KIND: Record<AuditKind, string> = {
  looked: eyeLine,
  changed: gear,
  erased: bin,
  refused: triangle,
  login: person,
}

const OF_ACTION: Partial<Record<AuditEntry['what'], string>> = {
  exported: trayDown,
  log_exported: trayDown,
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
