import './stripes.css'

/** Three tubes that bend in one corner; anchored there, so that they are cropped and never stretched. */
export function Stripes({ edge }: { edge: 'top' | 'bottom' }) {
  return (
    <svg className={`stripes ${edge}`} viewBox="0 0 1920 310" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path data-i="connect" d="M-900 24H1430A126 126 0 0 1 1556 150A54 54 0 0 0 1610 204H2000" />
      <path data-i="trust" d="M-900 62H1430A88 88 0 0 1 1518 150A92 92 0 0 0 1610 242H2000" />
      <path data-i="inspire" d="M-900 100H1430A50 50 0 0 1 1480 150A130 130 0 0 0 1610 280H2000" />
    </svg>
  )
}
