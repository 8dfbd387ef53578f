/** Kinds to filter the audit log by. */
export const AUDIT_KINDS = ['looked', 'changed', 'erased', 'refused', 'login'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Every audited action and its kind. */
export const AUDIT_KIND_OF = {
  listed: 'looked',
  viewed: 'looked',
  saw_photo: 'looked',
  opened_answers: 'looked',
  exported: 'looked',
  log_exported: 'looked',
  erased: 'erased',
  erased_again: 'erased',
  searched_address: 'looked',
  corrected_address: 'changed',
  session_joined: 'changed',
  session_taken_out: 'changed',
  expired: 'erased',
  signed_in: 'login',
  sign_in_failed: 'refused',
  proof_refused: 'refused',
  signed_out: 'login',
  invited: 'changed',
  invitation_withdrawn: 'changed',
  joined: 'changed',
  role_changed: 'changed',
  member_removed: 'changed',
  password_changed: 'changed',
  password_forgotten: 'login',
  password_reset: 'changed',
  factor_on: 'changed',
  factor_off: 'changed',
  recovery_codes_made: 'changed',
  recovery_code_used: 'login',
  logins_ended: 'login',
  settings_changed: 'changed',
  retention_changed: 'changed',
  sign_in_changed: 'changed',
  sign_in_tested: 'changed',
  published: 'changed',
  round_saved: 'changed',
  round_planned: 'changed',
  round_closed: 'changed',
  round_removed: 'changed',
  invitees_added: 'changed',
  reminded: 'changed',
  mailing_changed: 'changed',
  invitee_changed: 'changed',
  link_shown: 'looked',
  invitee_erased: 'erased',
  invitees_expired: 'erased',
  round_exported: 'looked',
  take_out_asked: 'looked',
  take_out_downloaded: 'looked',
  ending_asked: 'erased',
  ending_stopped: 'changed',
} as const satisfies Record<string, AuditKind>

export type AuditAction = keyof typeof AUDIT_KIND_OF
export const AUDIT_ACTIONS = Object.keys(AUDIT_KIND_OF) as AuditAction[]

/** A setting with its old and new value, or a fact of an action, which has only a new value. Null means empty. */
export interface AuditChange {
  name: string
  old: string | null
  new: string | null
}

/** Returns the named settings whose values differ. */
export function changesBetween<Settings extends object>(
  before: Settings,
  after: Partial<Settings>,
  names: readonly (keyof Settings & string)[],
): AuditChange[] {
  return names.flatMap((name) => {
    const change = { name, old: textOf(before[name]), new: textOf(after[name]) }
    return change.old === change.new ? [] : [change]
  })
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value) ? value.map(String) : Object.entries(value).map(([key, each]) => `${key}: ${each}`)
  return parts.length > 0 ? parts.join(', ') : null
}
