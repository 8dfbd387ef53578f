import { useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { VersionStart } from './version-start.tsx'

function VersionPage() {
  const { slug = '' } = useParams()
  return <VersionStart slug={slug} />
}

export default withQueries(VersionPage)
