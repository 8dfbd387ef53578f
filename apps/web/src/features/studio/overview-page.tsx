import { m } from '@thrive/words'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { useStudio } from './api.ts'
import { LatelyCard } from './lately-card.tsx'
import './overview.css'
import { StudioFrame } from './studio-frame.tsx'
import { WorkshopCard } from './workshop-card.tsx'

/** The workshops with their editions, drafts and languages. */
export function OverviewPage() {
  const { data, error, refetch } = useStudio()
  return (
    <StudioFrame title={m.hr_studio()}>
      <HeadRow title={m.hr_studio()} lead={m.studio_lead()} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <div className="shops">
            {data.workshops.map((workshop) => (
              <WorkshopCard key={workshop.version_slug} workshop={workshop} />
            ))}
          </div>
          <LatelyCard lately={data.lately} />
        </>
      )}
    </StudioFrame>
  )
}
