import { useLocation, useParams } from '../../../lib/navigation.tsx'

/** Returns the secret of a mailed link: after the #, or in the path of older links. */
export function useLinkSecret(): string {
  const { hash } = useLocation()
  const { secret = '' } = useParams()
  return hash.slice(1) || secret
}
