import type { SeatState, Workshop } from '@thrive/domain'
import { useLayoutEffect } from 'react'
import { RemoteScreen } from '../phone/remote-screen.tsx'
import '../phone/phone.css'

const nothing = () => {}

/** The leader's remote, as it is when the page has just been opened. */
export default function PhonePreview({ workshop, position }: { workshop: Workshop; position: number }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('phone')
    return () => document.documentElement.classList.remove('phone')
  }, [])
  const { survey, results } = workshop
  const page = [...survey, ...results][position - 1]
  const timer = survey[position - 1]?.timer
  const state: SeatState = {
    number: 1,
    seat: 1,
    role: 'leader',
    lang: workshop.locale,
    page: { number: position, title: page?.title ?? '', of: survey.length, results: results.length },
    asked: null,
    tally: null,
    film: null,
    timer: timer ? { running: false, left: timer.seconds, of: timer.seconds, at: Date.now() } : null,
    ended: false,
    text: page?.text ?? '',
    note: page?.note ?? null,
    blocked: null,
    asks: false,
    pace: null,
  }
  const live = { state, link: 'connected' as const, why: null, ahead: 0 }
  const look = { look: workshop.look, name: workshop.name } as never
  return <RemoteScreen live={live} kept={null} look={look} onGive={nothing} onRetry={nothing} onLeave={nothing} />
}
