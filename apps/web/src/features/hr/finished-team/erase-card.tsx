import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../lib/query.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { FinishedTeam } from '../api.ts'
import { trash } from '../icons.ts'
import { lastDashboard } from '../last-dashboard.ts'
import { EraseDialog } from './erase-dialog.tsx'

export function EraseCard({ uuid, team }: { uuid: string; team: FinishedTeam }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const erased = () => {
    void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
    navigate(lastDashboard(), { replace: true, state: { erased: true } })
  }
  return (
    <section className="card erase">
      <div>
        <h2>Erase this team</h2>
        <p>Its name, e-mail address, answers, opinions and photo are removed for good, also from the averages.</p>
      </div>
      <Button look="second" icon={trash} onClick={() => setAsking(true)}>
        Erase this team…
      </Button>
      {asking && <EraseDialog uuid={uuid} team={team} onErased={erased} onClose={() => setAsking(false)} />}
    </section>
  )
}
