import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { chooseLocale, useLocale } from '../../../lib/locale.ts'
import { withQueries } from '../../../lib/query.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { LANGUAGE_OPTIONS } from '../../language/languages.ts'
import { chooseLang, useAccount } from '../frame/api.ts'
import { Frame } from '../frame/frame.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { FactorCard } from './factor-card.tsx'
import { LoginsCard } from './logins-card.tsx'
import { NameForm } from './name-form.tsx'
import './page.css'
import { PasswordForm } from './password-form.tsx'

function AccountPage() {
  const { data: account } = useAccount()
  return (
    <Frame title={m.hr_account()}>
      <ScreenTitle>{m.hr_account()}</ScreenTitle>
      <div className="account-cards">
        <div className="stack">
          <NameForm />
          <LanguageCard />
          {account?.hasPassword && <PasswordForm hasFactor={account.factor !== null} />}
        </div>
        <div className="stack">
          {account?.hasPassword && <FactorCard factor={account.factor} />}
          <LoginsCard />
        </div>
      </div>
    </Frame>
  )
}

/** The language of this account, on every computer. */
function LanguageCard() {
  const { submit, problem } = useSubmit(async (lang: Locale) => {
    await chooseLang(lang)
    await chooseLocale(lang)
  })
  return (
    <section className="card stack language-card">
      <h2>{m.language()}</h2>
      <p>{m.hr_language_hint()}</p>
      <Segmented label={m.language()} options={LANGUAGE_OPTIONS} value={useLocale()} onChange={submit} />
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

export default withQueries(withLogin(AccountPage))
