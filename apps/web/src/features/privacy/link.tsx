import { m } from '@thrive/words'
import { Link } from '../../lib/navigation.tsx'
import './link.css'

export function PrivacyLink() {
  return (
    <Link className="privacy-link" href="/privacy">
      {m.privacy_link()}
    </Link>
  )
}
