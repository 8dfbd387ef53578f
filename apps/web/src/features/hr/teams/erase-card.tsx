import { m } from '@thrive/words'
import { useState } from 'react'
import { useNavigate } from '../../../lib/navigation.tsx'
import { queryClient } from '../../../lib/query.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { type FinishedTeam, useAccount } from '../frame/api.ts'
import { trash } from '../frame/icons.ts'
import { lastDashboard } from '../frame/last-dashboard.ts'
import { EraseDialog } from './erase-dialog.tsx'

/** Only owners can erase. */
export function EraseCard({ uuid, team }: { uuid: string; team: FinishedTeam }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { data: account } = useAccount()
  const erased = () => {
    void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
    navigate(lastDashboard(), { replace: true, state: { erased: true } })
  }
  if (account && account.role !== 'owner') return null
  return (
    <section className="card erase">
      <div>
        <h2>{m.erase_title()}</h2>
        <p>{m.erase_about()}</p>
      </div>
      <Button look="second" icon={trash} onClick={() => setAsking(true)}>
        {m.erase_open()}
      </Button>
      {asking && <EraseDialog uuid={uuid} team={team} onErased={erased} onClose={() => setAsking(false)} />}
    </section>
  )
}
