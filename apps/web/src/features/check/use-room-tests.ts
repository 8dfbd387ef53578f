import rooms from 'virtual:rooms'
import type { Locale, Workshop } from '@thrive/domain'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFullScreen } from '../../ui/layout/use-full-screen.ts'
import { roomFilms } from './films.ts'
import {
  type Camera,
  cameraTrouble,
  judgeCamera,
  judgeCaptions,
  judgeNetwork,
  judgePhones,
  judgeScreen,
  judgeSound,
  judgeStorage,
  type Network,
  type Sound,
  type Verdicts,
} from './judge.ts'
import { measureSpeed } from './speed.ts'
import { hasOutput, playTone } from './tone.ts'
import { useCaptionFiles } from './use-caption-files.ts'
import { useOwnFilms } from './use-own-films.ts'
import { usePhones } from './use-phones.ts'
import { useStorage } from './use-storage.ts'

/** All tests of a room, with their results and actions. */
export function useRoomTests(slug: string, languages: Workshop['languages'], locale: Locale) {
  const films = roomFilms({ slug, languages, locale }, useOwnFilms(slug))
  const sound = useSound()
  const captions = useCaptionFiles(films)
  const camera = useCameraTest()
  const network = useNetwork(films.paths[0] ?? '/')
  const size = useScreenSize()
  const full = useFullScreen()
  const storage = useStorage(films)
  const phones = usePhones()
  const verdicts: Verdicts = {
    sound: judgeSound(sound.sound),
    captions: judgeCaptions(captions.files),
    ...(rooms[slug]?.hasPhoto && { camera: judgeCamera(camera.camera) }),
    network: judgeNetwork(network.network),
    screen: judgeScreen({ ...size, fullScreen: full.on }),
    storage: judgeStorage(storage.storage, storage.here),
    phones: judgePhones(phones.phones, location.hostname),
  }
  return { verdicts, sound, captions, camera, network, full, storage, phones }
}

export type RoomTests = ReturnType<typeof useRoomTests>

const watch = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const read = () => `${innerWidth} ${innerHeight} ${screen.width} ${screen.height}`

function useScreenSize() {
  const [width = 0, height = 0, mostWidth = 0, mostHeight = 0] = useSyncExternalStore(watch, read)
    .split(' ')
    .map(Number)
  return { width, height, most: { width: mostWidth, height: mostHeight } }
}

/** Opens the camera briefly, as the photo page will, and closes it at once. */
function useCameraTest() {
  const [camera, setCamera] = useState<Camera>('not-yet')
  const test = async () => {
    setCamera('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: false })
      for (const track of stream.getTracks()) track.stop()
      setCamera('sees')
    } catch (error) {
      setCamera(cameraTrouble(error))
    }
  }
  return { camera, test: () => void test() }
}

/** The browser plays; only the people in the room know whether they heard it. The level is that of the tone itself. */
function useSound() {
  const [sound, setSound] = useState<Sound>('not-yet')
  const [level, setLevel] = useState(0)
  const play = async () => {
    setSound('playing')
    if (!(await hasOutput())) return setSound('no-output')
    const played = await playTone(setLevel).catch(() => false)
    setSound(played ? 'played' : 'blocked')
  }
  return {
    sound,
    level,
    play: () => void play(),
    confirm: (heard: boolean) => setSound(heard ? 'heard' : 'not-heard'),
  }
}

function useNetwork(film: string) {
  const [network, setNetwork] = useState<Network>('not-yet')
  const newest = useRef(0)
  const measure = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    if (!navigator.onLine) return setNetwork('offline')
    setNetwork('measuring')
    const speed = await measureSpeed(film)
    // A slow measurement may end after one that started later.
    if (own === newest.current) setNetwork(speed ?? (navigator.onLine ? 'no-film' : 'offline'))
  }, [film])
  useEffect(() => {
    const changed = () => void measure()
    changed()
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  }, [measure])
  return { network, measure: () => void measure() }
}
