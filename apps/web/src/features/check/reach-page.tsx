import { m } from '@thrive/words'
import { useCallback, useEffect, useState } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { useParams } from '../../lib/navigation.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { reportReached } from './api.ts'
import './reach-page.css'

/** The page that a phone opens from the room check: it reports that it arrived, and nothing else. */
export default function ReachPage() {
  const { code = '' } = useParams()
  const [reached, setReached] = useState<boolean | null>(null)
  useTitle(m.check_title())
  const report = useCallback(async () => {
    setReached(null)
    setReached(
      await reportReached(code.toLowerCase()).then(
        () => true,
        () => false,
      ),
    )
  }, [code])
  useEffect(() => void report(), [report])
  return (
    <main className="reach" aria-busy={reached === null}>
      <Logo variant="lab" />
      <div role="status">
        <h1>{reached === false ? m.reach_failed() : reached ? m.reach_done() : m.reach_trying()}</h1>
      </div>
      <p>{reached === false ? m.reach_failed_why() : reached ? m.reach_done_why() : ''}</p>
      {reached === false && <Button onClick={() => void report()}>{m.try_again()}</Button>}
    </main>
  )
}
