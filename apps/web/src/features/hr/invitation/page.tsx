import { Moved } from '../../../lib/navigation.tsx'

export default function Page() {
  return <Moved to="/admin" />
}
