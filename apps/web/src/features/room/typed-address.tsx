import { m } from '@thrive/words'
import { Inserted, SLOT } from '../../ui/layout/inserted.tsx'

/** The address and the code that a phone without a camera types. */
export const TypedAddress = ({ path, code }: { path: string; code: string }) => (
  <div className="addr">
    <p>
      <Inserted text={m.join_address({ address: SLOT })}>
        <b>{location.host + path}</b>
      </Inserted>
    </p>
    <span className="code" role="img" aria-label={m.join_code({ code: [...code].join(' ') })}>
      {[...code].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: characters may repeat, places do not
        <b key={place} className={place * 2 === code.length ? 'half' : undefined}>
          {sign}
        </b>
      ))}
    </span>
  </div>
)
