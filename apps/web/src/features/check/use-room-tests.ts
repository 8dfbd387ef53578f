import type { Locale, Workshop } from '@thrive/domain'
import { useFullScreen } from '../../ui/layout/use-full-screen.ts'
import { roomFilms } from './films.ts'
import {
  judgeCamera,
  judgeCaptions,
  judgeNetwork,
  judgePhones,
  judgeScreen,
  judgeSound,
  judgeStorage,
  type TestName,
  type Verdict,
} from './judge.ts'
import { useCameraTest } from './use-camera-test.ts'
import { useCaptionFiles } from './use-caption-files.ts'
import { useNetwork } from './use-network.ts'
import { usePhones } from './use-phones.ts'
import { useScreenSize } from './use-screen-size.ts'
import { useSound } from './use-sound.ts'
import { useStorage } from './use-storage.ts'

/** All tests of a room, with what each has found and what can be done about it. */
export function useRoomTests(slug: string, languages: Workshop['languages'], locale: Locale) {
  const films = roomFilms({ slug, languages, locale })
  const sound = useSound()
  const captions = useCaptionFiles(films)
  const camera = useCameraTest()
  const network = useNetwork(films.paths[0] ?? '/')
  const size = useScreenSize()
  const full = useFullScreen()
  const storage = useStorage(films)
  const phones = usePhones()
  const verdicts: Record<TestName, Verdict> = {
    sound: judgeSound(sound.sound),
    captions: judgeCaptions(captions.files),
    camera: judgeCamera(camera.camera),
    network: judgeNetwork(network.network),
    screen: judgeScreen({ ...size, fullScreen: full.on }),
    storage: judgeStorage(storage.storage, storage.here),
    phones: judgePhones(phones.phones, location.hostname),
  }
  return { verdicts, sound, captions, camera, network, full, storage, phones }
}

export type RoomTests = ReturnType<typeof useRoomTests>
