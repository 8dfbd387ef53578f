import { m } from '@thrive/words'

/** Sessions under way stay on their track; new ones take the next. */
export function EditionTrack({ from }: { from: number }) {
  const track = 'M118 40c40 0 34 52 74 52H330'
  return (
    <svg className="edition-track" viewBox="0 0 340 124" role="img" aria-label={m.studio_track({ from, to: from + 1 })}>
      <path className="rim" d="M10 40H330" />
      <path className="old" d="M10 40H330" />
      <path className="rim" d={track} />
      <path className="new" d={track} />
      <path className="old" d="M10 40H124" />
      {[176, 206, 236, 266, 296].map((x) => (
        <circle key={x} className="full" cx={x} cy="40" r="7" />
      ))}
      {[228, 262, 296].map((x) => (
        <circle key={x} className="open" cx={x} cy="92" r="6.5" />
      ))}
      <text x="10" y="20">
        {m.studio_edition({ edition: from })}
      </text>
      <text x="330" y="20" textAnchor="end">
        {m.studio_track_under_way()}
      </text>
      <text x="330" y="120" textAnchor="end">
        {m.studio_track_new()}
      </text>
      <text x="112" y="99" textAnchor="end">
        {m.studio_edition({ edition: from + 1 })}
      </text>
    </svg>
  )
}
