import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/navigation.tsx'

/** Quiet links under the card's button. */
export const Foot = ({ children }: { children: ReactNode }) => <p className="login-foot">{children}</p>

export const ForgotLink = () => <Link href="/admin/forgot">{m.login_forgot()}</Link>

export const PrivacyEnd = () => <Link href="/privacy">{m.login_privacy()}</Link>
