import rooms from 'virtual:rooms'
import startTexts from 'virtual:start-texts'
import { m } from '@thrive/words'
import { useState } from 'react'
import { HelpButton } from '../../brand/help-button.tsx'
import { Logo } from '../../brand/logo.tsx'
import { useLocale } from '../../lib/locale.ts'
import { Link, useParams } from '../../lib/navigation.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { FullScreenButton } from '../../ui/layout/full-screen-button.tsx'
import { Tutorial } from '../stage/tutorial.tsx'
import { CheckFoot } from './foot.tsx'
import { isReady } from './judge.ts'
import { MaterialList } from './material-list.tsx'
import { NotesKey } from './notes-key.tsx'
import './page.css'
import './print.css'
import { roomTicks, saveRoomTicks } from '../../lib/local-storage.ts'
import { PhonesTest, Tests } from './tests.tsx'
import { useRoomTests } from './use-room-tests.ts'

const USUAL = 'v2'

/** Checks whether the workshop works in this room, before the team arrives: without a session, and even offline. */
export default function CheckPage() {
  const { slug: asked = USUAL } = useParams()
  const slug = Object.hasOwn(rooms, asked) ? asked : USUAL
  return <RoomCheck key={slug} slug={slug} />
}

function RoomCheck({ slug }: { slug: string }) {
  const locale = useLocale()
  const texts = startTexts[slug]?.[locale]
  const things = rooms[slug]?.things[locale] ?? []
  const tests = useRoomTests(slug, texts?.languages ?? [], locale)
  const { isThere, tick } = useTicks(slug)
  const [tutorial, setTutorial] = useState(false)
  useTitle(m.check_title(), texts?.name)
  if (!texts) return null
  return (
    <div className="screen check-page">
      <header className="bar">
        <Logo variant={texts.look === 'game' ? 'teams' : 'lab'} />
        <h1>{m.check_title()}</h1>
        <div className="side">
          <span className="ui muted">{m.check_how_long()}</span>
          <NotesKey slug={slug} locale={locale} />
          <Link className="privacy-link" href={`/guide/${slug}`}>
            {m.guide_link()}
          </Link>
          <HelpButton label={texts.tutorial.title} onClick={() => setTutorial(true)} />
          <FullScreenButton />
        </div>
      </header>
      <main className="stage">
        <div className="check">
          <Tests tests={tests} />
          <div className="beside lit">
            <MaterialList things={things} isThere={isThere} onTick={tick} />
            <PhonesTest tests={tests} />
          </div>
        </div>
        <p className="only-print">
          <span>{m.check_print_room()}</span>
          <span>{m.check_print_date()}</span>
          <span>{m.check_print_by()}</span>
        </p>
      </main>
      <CheckFoot
        slug={slug}
        verdicts={tests.verdicts}
        ready={isReady(tests.verdicts) && things.every((_, index) => isThere(index))}
      />
      {tutorial && <Tutorial slug={slug} tutorial={texts.tutorial} onClose={() => setTutorial(false)} />}
    </div>
  )
}

/** The materials ticked off so far, stored in this browser. */
function useTicks(slug: string) {
  const [ticks, setTicks] = useState(roomTicks)
  const nameOf = (index: number) => `${slug}:${index}`
  return {
    isThere: (index: number) => ticks.includes(nameOf(index)),
    tick: (index: number, there: boolean) => {
      const next = [...ticks.filter((each) => each !== nameOf(index)), ...(there ? [nameOf(index)] : [])]
      saveRoomTicks(next)
      setTicks(next)
    },
  }
}
