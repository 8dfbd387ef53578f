import './drawings.css'

const SUCH_A_CODE = 'KMN 482'

/** The shared screen with its code; hidden on short phones. */
export const WallDrawing = () => (
  <svg className="wall" viewBox="0 0 340 200" aria-hidden="true">
    <path d="M120 186H220" className="stroke" strokeWidth="9" />
    <path d="M170 160V184" className="stroke" strokeWidth="12" />
    <rect x="34" y="10" width="272" height="152" rx="16" className="paper" strokeWidth="6" />
    <rect x="56" y="36" width="100" height="100" rx="8" className="white" strokeWidth="4" />
    <path className="stroke" strokeWidth="6" d="M69 49h22v22h-22zM121 49h22v22h-22zM69 101h22v22h-22z" />
    <path d="M102 52h8v14h-8zM104 82h14v8h-14zM126 84h12v12h-12zM104 104h8v18h-8zM122 108h20v8h-20zM72 82h16v8h-16z" />
    <path d="M176 54H268M176 76H240" className="rule" strokeWidth="9" />
    <rect x="168" y="96" width="122" height="42" rx="8" className="plate" strokeWidth="4" />
    <text x="229" y="125">
      {SUCH_A_CODE}
    </text>
  </svg>
)
