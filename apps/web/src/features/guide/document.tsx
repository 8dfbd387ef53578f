import { durationText, filledIn, type Guide, scheduleOf } from '@thrive/domain'
import { tagOf } from '@thrive/words/intl'
import roomGame from '../../art/room-game.svg'
import roomLab from '../../art/room-lab.svg'
import { Professor } from '../../brand/professor.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Contents } from './contents.tsx'
import { Mail } from './mail.tsx'
import { Cases, Part, Points } from './parts.tsx'
import { RunSheet } from './run-sheet.tsx'
import { Calls, Sizes } from './tables.tsx'
import { usePlan } from './use-plan.ts'

/** The whole guide, with the clock times of the chosen start and number of people. */
export function GuideDocument({ guide }: { guide: Guide }) {
  const { texts, pages, look } = guide
  const plan = usePlan()
  const schedule = scheduleOf(pages, plan.start, plan.people)
  const facts = { start: plan.start, end: schedule.end, duration: durationText(schedule.minutes, tagOf()) }
  const fill = (text: string) => filledIn(text, facts)
  const { minute, role, weeks, day, first, run, calls, size, phones, safe, bodies, fails, closing, after } = texts
  return (
    <>
      <Contents guide={guide} plan={plan} />
      <div className="guide-text">
        <header className="guide-head">
          <div>
            <h1>{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
            <p className="facts num" aria-live="polite">
              <span>{texts.people}</span>
              <span>
                {plan.start} – {schedule.end}
              </span>
            </p>
          </div>
          <Professor pose="point" />
        </header>
        <Part id="minute" title={minute.title}>
          <Points look="steps" points={minute.points.map(fill)} />
        </Part>
        <Part id="role" title={role.title}>
          <Points points={role.points} />
        </Part>
        <Part id="weeks" title={weeks.title}>
          <Points look="ticks" points={weeks.points.map(fill)} />
        </Part>
        <Part id="day" title={day.title}>
          <Points look="ticks" points={day.points} />
          <figure className="plan">
            <img src={look === 'game' ? roomGame : roomLab} alt="" width="1000" height="420" />
            <figcaption>
              <b>{day.plan}</b>
              <Prose>{day.legend.map((thing, index) => `${index + 1}. ${thing}`).join('\n')}</Prose>
            </figcaption>
          </figure>
        </Part>
        <Part id="first" title={first.title} hint={first.hint}>
          <ul className="sayings">
            {first.words.map((words) => (
              <li key={words}>{fill(words)}</li>
            ))}
          </ul>
          <p>
            <b>{first.next}</b>
          </p>
        </Part>
        <Part id="run" title={run.title} hint={fill(run.hint)}>
          <RunSheet pages={pages} schedule={schedule} run={run} />
        </Part>
        <Part id="calls" title={calls.title}>
          <Calls rows={calls.rows} columns={run.columns} />
        </Part>
        <Part id="size" title={size.title}>
          <Sizes size={size} />
        </Part>
        <Part id="phones" title={phones.title}>
          <Points points={phones.points} />
        </Part>
        <Part id="safe" title={safe.title} hint={safe.hint}>
          <Cases rows={safe.rows} spoken />
          <p className="aside-box">{safe.after}</p>
        </Part>
        <Part id="bodies" title={bodies.title}>
          <Points points={bodies.points} />
        </Part>
        <Part id="fails" title={fails.title} hint={fails.hint}>
          <Cases rows={fails.rows} />
        </Part>
        <Part id="closing" title={closing.title}>
          <Points look="ticks" points={closing.points} />
        </Part>
        <Part id="after" title={after.title}>
          <h3>{after.mailTitle}</h3>
          <Mail subject={after.mailSubject} lines={after.mail} />
          <h3>{after.lookTitle}</h3>
          <Points look="steps" points={after.look} />
        </Part>
      </div>
    </>
  )
}
