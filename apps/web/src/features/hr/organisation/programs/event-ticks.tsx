import { WEBHOOK_EVENTS } from '@thrive/domain'
import { Tick } from '../../../../ui/form/tick.tsx'
import type { Event } from './api.ts'
import './event-ticks.css'
import { EVENT_ABOUT } from './words.ts'

interface EventTicksProps {
  chosen: readonly Event[]
  onChange: (events: Event[]) => void
}

export const EventTicks = ({ chosen, onChange }: EventTicksProps) => (
  <div className="event-ticks">
    {WEBHOOK_EVENTS.map((event) => (
      <Tick
        key={event}
        checked={chosen.includes(event)}
        onChange={(checked) =>
          onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? checked : chosen.includes(each))))
        }
      >
        <span>
          <b className="mono">{event}</b>
          <span className="muted">{EVENT_ABOUT[event]()}</span>
        </span>
      </Tick>
    ))}
  </div>
)
