import type { TokenScope } from '@thrive/domain'
import { m } from '@thrive/words'
import '../../frame/label-pill.css'

export const SCOPE_NAMES: Record<TokenScope, () => string> = { totals: m.api_totals, results: m.api_results }

const LOOKS = { totals: 'lilac', results: 'ink' }

export const ScopePill = ({ scope }: { scope: TokenScope }) => (
  <span className={`label-pill ${LOOKS[scope]}`}>{SCOPE_NAMES[scope]()}</span>
)
