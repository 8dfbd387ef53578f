import { m } from '@thrive/words'
import { withQueries } from '../../../lib/query.tsx'
import { Frame } from '../frame.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { withLogin } from '../with-login.tsx'
import { LanguageCard } from './language-card.tsx'
import './page.css'
import { PasswordForm } from './password-form.tsx'

function AccountPage() {
  return (
    <Frame title={m.hr_account()}>
      <ScreenTitle>{m.hr_account()}</ScreenTitle>
      <LanguageCard />
      <PasswordForm />
    </Frame>
  )
}

export default withQueries(withLogin(AccountPage))
