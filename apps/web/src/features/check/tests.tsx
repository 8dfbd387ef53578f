import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { captions, download, fullScreen, play, saving, volume } from '../../ui/layout/icon-paths.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { camera, eye, network, phone, screen, storage } from './icons.ts'
import type { Verdict } from './judge.ts'
import { PhonesDialog } from './phones-dialog.tsx'
import { TestCard } from './test-card.tsx'
import type { RoomTests } from './use-room-tests.ts'

interface Props {
  tests: RoomTests
}

export function Tests({ tests }: Props) {
  return (
    <div className="checks lit">
      <SoundTest tests={tests} />
      <CaptionsTest tests={tests} />
      {tests.verdicts.camera && <CameraTest verdict={tests.verdicts.camera} test={tests.camera} />}
      <NetworkTest tests={tests} />
      <ScreenTest tests={tests} />
      <StorageTest tests={tests} />
    </div>
  )
}

const LEVELS = [...Array(10).keys()]

function SoundTest({ tests: { verdicts, sound } }: Props) {
  const asks = sound.sound === 'played'
  return (
    <TestCard icon={volume} title={m.check_sound()} verdict={verdicts.sound}>
      {asks ? (
        <>
          <Button look="second" onClick={() => sound.confirm(true)}>
            {m.check_sound_yes()}
          </Button>
          <Button look="second" onClick={() => sound.confirm(false)}>
            {m.check_sound_no()}
          </Button>
        </>
      ) : (
        <>
          <Button look="second" icon={play} onClick={sound.play}>
            {m.check_sound_play()}
          </Button>
          <span className="level" role="img" aria-label={m.check_sound_level({ level: sound.level })}>
            {LEVELS.map((bar) => (
              <i key={bar} className={bar < sound.level ? 'on' : undefined} style={cssVars({ '--n': bar })} />
            ))}
          </span>
        </>
      )}
    </TestCard>
  )
}

function CaptionsTest({ tests: { verdicts, captions: found } }: Props) {
  const [shown, setShown] = useState(false)
  const line = found.files?.find((file) => file.line !== null)?.line
  return (
    <TestCard
      icon={captions}
      title={m.check_captions()}
      verdict={verdicts.captions}
      shows={shown && line ? <p className="line">{line}</p> : undefined}
    >
      {line ? (
        <Button look="second" icon={eye} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {m.check_captions_show()}
        </Button>
      ) : (
        <Button look="second" icon={saving} onClick={found.load}>
          {m.check_again()}
        </Button>
      )}
    </TestCard>
  )
}

function CameraTest({ verdict, test }: { verdict: Verdict; test: RoomTests['camera'] }) {
  const [looking, setLooking] = useState(false)
  const sees = test.camera === 'sees'
  return (
    <TestCard icon={camera} title={m.check_camera()} verdict={verdict}>
      {sees ? (
        <Button look="second" icon={eye} aria-haspopup="dialog" onClick={() => setLooking(true)}>
          {m.check_camera_look()}
        </Button>
      ) : (
        <Button look="second" icon={test.camera === 'not-yet' ? camera : saving} onClick={test.test}>
          {test.camera === 'not-yet' ? m.check_camera_test() : m.check_again()}
        </Button>
      )}
      {looking && <CameraDialog onClose={() => setLooking(false)} />}
    </TestCard>
  )
}

function NetworkTest({ tests: { verdicts, network: test } }: Props) {
  return (
    <TestCard icon={network} title={m.check_network()} verdict={verdicts.network}>
      <Button look="second" icon={saving} onClick={test.measure}>
        {m.check_network_measure()}
      </Button>
    </TestCard>
  )
}

function ScreenTest({ tests: { verdicts, full } }: Props) {
  return (
    <TestCard icon={screen} title={m.check_screen()} verdict={verdicts.screen}>
      {!full.on && full.available && (
        <Button look="second" icon={fullScreen} onClick={full.toggle}>
          {m.full_screen()}
        </Button>
      )}
    </TestCard>
  )
}

function StorageTest({ tests: { verdicts, storage: test } }: Props) {
  const { all, kept, fetching } = test.here
  const works = test.storage === 'works'
  return (
    <TestCard icon={storage} title={m.check_storage()} verdict={verdicts.storage}>
      {fetching && <progress max={all} value={kept} aria-label={m.check_films_progress()} />}
      {works && !fetching && kept < all && (
        <Button look="second" icon={download} onClick={test.fetchFilms}>
          {m.check_films_fetch()}
        </Button>
      )}
      {!works && (
        <Button look="second" icon={saving} onClick={test.test}>
          {m.check_again()}
        </Button>
      )}
    </TestCard>
  )
}

/** Shown below the list, because phones are part of the room. */
export function PhonesTest({ tests: { verdicts, phones } }: Props) {
  return (
    <TestCard narrow icon={phone} title={m.check_phones()} verdict={verdicts.phones}>
      <Button look="second" icon={eye} aria-haspopup="dialog" onClick={phones.show}>
        {m.check_phones_show()}
      </Button>
      {phones.shown && phones.code && (
        <PhonesDialog code={phones.code} verdict={verdicts.phones} onClose={phones.hide} />
      )}
    </TestCard>
  )
}
