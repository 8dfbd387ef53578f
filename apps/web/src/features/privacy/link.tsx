import { Link } from '../../lib/navigation.tsx'
import './link.css'

export function PrivacyLink() {
  return (
    <Link className="privacy-link" href="/privacy">
      What we keep, and who sees it
    </Link>
  )
}
