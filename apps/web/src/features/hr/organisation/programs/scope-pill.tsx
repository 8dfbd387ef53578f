import type { TokenScope } from '@thrive/domain'
import { m } from '@thrive/words'
import './scope-pill.css'

export const SCOPE_NAMES: Record<TokenScope, () => string> = { totals: m.api_totals, results: m.api_results }

export const ScopePill = ({ scope }: { scope: TokenScope }) => (
  <span className={`scope-pill ${scope}`}>{SCOPE_NAMES[scope]()}</span>
)
