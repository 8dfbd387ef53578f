import { DAYS_TO_NEXT_LOOK_BACK, daysAfter, isPastDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, weekdayAndDate } from '@thrive/words/intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Professor } from '../../brand/professor.tsx'
import { Link } from '../../lib/navigation.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { Inserted, SLOT } from '../../ui/layout/inserted.tsx'
import { calendarPlus } from '../action/icons.ts'
import { shorten } from '../action/shortened.ts'
import { STATE_LIST } from '../action/states.ts'
import { usePageHeading } from '../stage/use-page-heading.ts'
import { calendarFile } from './calendar-file.ts'
import { Frame, type PartProps } from './frame.tsx'

const today = () => new Date().toLocaleDateString('sv-SE')

/** When the team looks back next, and what became of its actions. */
export function ThanksPart(props: PartProps) {
  const { open, lookBack, onPart } = props
  const heading = usePageHeading(3)
  const inFourWeeks = daysAfter(today(), DAYS_TO_NEXT_LOOK_BACK)
  const date = lookBack.textOf('date') || inFourWeeks
  const [choosing, setChoosing] = useState(false)
  const propose = useEffectEvent(() => lookBack.textOf('date') || lookBack.write('date', inFourWeeks))
  useEffect(() => void propose(), [])
  const addToCalendar = () =>
    saveFile(
      new Blob(
        [calendarFile({ title: m.look_back_title(), date, url: new URL(open.shown.wall, location.origin).href })],
        {
          type: 'text/calendar',
        },
      ),
      'look-back.ics',
    )
  return (
    <Frame
      {...props}
      part={3}
      tip={open.shown.reminded ? m.look_back_mailed() : m.look_back_not_mailed()}
      back={
        <Button look="quiet" onClick={() => onPart(2)}>
          {m.back()}
        </Button>
      }
      next={
        <Link className={buttonClass({ look: 'second', big: true })} href="/">
          {m.close()}
        </Link>
      }
    >
      <div className="thanks">
        <div className="part">
          <h1 ref={heading} tabIndex={-1}>
            {date === inFourWeeks ? m.look_back_thanks() : m.look_back_thanks_on({ date: fullDate(date) })}
          </h1>
          <p className="read">
            <Inserted text={m.look_back_date({ date: SLOT })}>
              <b>{weekdayAndDate(date)}</b>
            </Inserted>
          </p>
          {choosing ? (
            <DateField
              label={m.look_back_another()}
              value={date}
              min={today()}
              error={isPastDate(date, new Date()) ? m.look_back_past() : null}
              onChange={(value) => value && lookBack.write('date', value)}
            />
          ) : (
            <div className="row">
              <Button icon={calendarPlus} onClick={addToCalendar}>
                {m.look_back_calendar()}
              </Button>
              <Button look="second" onClick={() => setChoosing(true)}>
                {m.look_back_another()}
              </Button>
            </div>
          )}
          <ul className="stands">
            {lookBack.actions.map(({ questionId, indicator, what, state }) => {
              const shown = STATE_LIST.find((each) => each.state === state)
              return (
                <li key={questionId}>
                  {indicator ? <IndicatorGlyph indicator={indicator} /> : <span />}
                  <span dir="auto">{shorten(what, 110)}</span>
                  {shown && (
                    <b>
                      <Icon path={shown.chosenIcon} />
                      {shown.label()}
                    </b>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
        <Professor pose="wave" />
      </div>
    </Frame>
  )
}
