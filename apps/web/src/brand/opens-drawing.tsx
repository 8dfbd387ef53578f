import type { SurveyPage } from '@thrive/domain'
import layers from '../art/lab-layers.svg'
import './opens-drawing.css'

/** What the team opens now: a box with its number, or a layer drawn as the case. */
export function OpensDrawing({ opens }: { opens: NonNullable<SurveyPage['opens']> }) {
  return opens.kind === 'box' ? <Box>{opens.number}</Box> : <img className="opens" src={layers} alt="" />
}

function Box({ children }: { children: number }) {
  return (
    <svg className="opens" viewBox="0 0 300 260" aria-hidden="true">
      <path className="inside" d="M40 110L70 60H230L260 110Z" />
      <path className="flap" d="M40 110L10 50L90 20L118 66M260 110L290 50L210 20L182 66" />
      <g className="flask" transform="translate(92 -6) scale(.3)">
        <path
          className="liquid"
          d="M133 262C158 250 178 276 204 264S250 252 268 262L316 330c10 16 0 30 -18 30H102c-18 0 -28 -14 -18 -30Z"
        />
        <path d="M168 150V206L84 330c-10 16 0 30 18 30H298c18 0 28 -14 18 -30L232 206V150M152 150H248" />
        <path
          className="liquid"
          d="M200 28L208 58L235 43L220 70L250 78L220 86L235 113L208 98L200 128L192 98L165 113L180 86L150 78L180 70L165 43L192 58Z"
        />
      </g>
      <path className="body" d="M40 110H260V232a18 18 0 0 1 -18 18H58a18 18 0 0 1 -18 -18Z" />
      <rect className="plate" x="100" y="130" width="100" height="96" rx="16" />
      <text x="150" y="204">
        {children}
      </text>
    </svg>
  )
}
