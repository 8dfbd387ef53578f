import './drawings.css'

const CABLES = 'M-10 150C40 150 40 100 92 100M330 50C280 50 280 100 228 100'

export const Unplugged = () => (
  <svg className="unplugged" viewBox="0 0 320 200" aria-hidden="true">
    <path className="stroke" strokeWidth="22" d={CABLES} />
    <path className="stroke inner" strokeWidth="9" d={CABLES} />
    <path className="plug" d="M84 66H116A14 14 0 0 1 130 80V120A14 14 0 0 1 116 134H84Z" />
    <path className="stroke" strokeWidth="9" d="M130 86H150M130 114H150" />
    <path className="plug" d="M236 66H204A14 14 0 0 0 190 80V120A14 14 0 0 0 204 134H236Z" />
    <path className="stroke hole" strokeWidth="8" d="M190 86h10M190 114h10" />
    <path className="stroke" strokeWidth="7" d="M160 62V40M136 66L124 48M184 66L196 48" />
  </svg>
)
