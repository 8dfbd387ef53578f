import { INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import './logo-places.css'

/** Small drawings of the places that show the logo, with the logo in them. */
export function LogoPlaces({ logo }: { logo: string | null }) {
  const picture = logo ? <img src={logo} alt="" /> : <span className="no-logo" />
  return (
    <section className="card c5 stack logo-places">
      <h2>{m.settings_logo_places()}</h2>
      <div className="places">
        <figure>
          <div className="place-start" aria-hidden="true">
            {picture}
            <b />
            <b />
            <i />
            <em />
          </div>
          <figcaption>{m.settings_logo_start()}</figcaption>
        </figure>
        <figure>
          <div className="place-pdf" aria-hidden="true">
            {picture}
            <b />
            {INDICATORS.map((indicator) => (
              <s key={indicator} data-i={indicator} />
            ))}
          </div>
          <figcaption>{m.settings_logo_pdf()}</figcaption>
        </figure>
      </div>
      <p className="hint">{m.settings_logo_mails()}</p>
    </section>
  )
}
