import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { useAccount } from '../api.ts'
import { Frame } from '../frame.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { withLogin } from '../with-login.tsx'
import { FactorCard } from './factor-card.tsx'
import { LanguageCard } from './language-card.tsx'
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
          {account?.hasPassword && <PasswordForm />}
        </div>
        <div className="stack">
          {account?.hasPassword && <FactorCard factor={account.factor} />}
          <LoginsCard />
        </div>
      </div>
    </Frame>
  )
}

export default withQueries(withLogin(AccountPage))
