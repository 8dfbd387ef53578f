import { parseDate } from '@internationalized/date'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  RangeCalendar,
  Text,
} from 'react-aria-components'
import '../field.css'
import { Icon } from '../../layout/icon.tsx'
import '../icon-button.css'
import { calendar, caretLeft, caretRight } from './icons.ts'

interface DayRangeProps {
  label: string
  from: string | undefined
  to: string | undefined
  /** The error in the days. */
  error?: string | undefined
  onChange: (from: string, to: string) => void
}

/** A range of days, typed or chosen from a calendar. */
export function DayRange({ label, from, to, error, onChange }: DayRangeProps) {
  return (
    <DateRangePicker
      className="field day-range"
      value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
      isInvalid={error !== undefined}
      onChange={(range) => range && onChange(range.start.toString(), range.end.toString())}
    >
      <Label className="label">{label}</Label>
      <Group className="input day-group">
        <Day slot="start" />
        <span aria-hidden="true">–</span>
        <Day slot="end" />
        <Button className="icon-btn">
          <Icon path={calendar} />
        </Button>
      </Group>
      {error && (
        <Text slot="errorMessage" className="error" role="alert">
          {error}
        </Text>
      )}
      <Popover className="popover">
        <Dialog className="calendar">
          <RangeCalendar firstDayOfWeek="mon">
            <header>
              <Button slot="previous" className="icon-btn">
                <Icon path={caretLeft} />
              </Button>
              <Heading />
              <Button slot="next" className="icon-btn">
                <Icon path={caretRight} />
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} className="day num" />}</CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}

function Day({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="day-input num">
      {(segment) => <DateSegment segment={segment} className="segment" />}
    </DateInput>
  )
}
