import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { explicitLocale, noteOffer, offeredLocale } from '../../lib/chosen-locale.ts'
import { chooseLocale, useLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { close, globe } from '../../ui/layout/first-icons.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import './offer.css'

/** Offers the browser's own language on a first visit, in that language. */
export function LanguageOffer() {
  const locale = useLocale()
  const [offered] = useState(offeredLocale)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (offered) noteOffer()
  }, [offered])
  if (!offered || isClosed || explicitLocale()) return null
  const inIt = { locale: offered }
  return (
    <section className="offer" lang={offered} aria-label={m.language({}, inIt)}>
      <Icon path={globe} />
      <p>{m.language_offer({}, inIt)}</p>
      <Button onClick={() => void chooseLocale(offered).catch(() => {})}>{m.language_offer_read({}, inIt)}</Button>
      <IconButton
        icon={close}
        label={m.language_stay()}
        lang={locale}
        onClick={() => {
          void chooseLocale(locale)
          setClosed(true)
        }}
      />
    </section>
  )
}
