import { setLocale } from '@thrive/words/locale'
import { describe, expect, test } from 'vitest'
import {
  type Camera,
  cameraTrouble,
  type FilmsHere,
  isReady,
  judgeCamera,
  judgeCaptions,
  judgeNetwork,
  judgePhones,
  judgeScreen,
  judgeSound,
  judgeStorage,
  type Sound,
  type TestName,
  type TestState,
  type Verdict,
} from './judge.ts'

test.each<[Sound, TestState, RegExp]>([
  ['not-yet', 'wait', /^Play a tone/],
  ['playing', 'running', /hear a tone/],
  ['played', 'running', /Did you hear it/],
  ['heard', 'ok', /^Heard/],
  ['not-heard', 'fail', /Turn up/],
  ['no-output', 'fail', /Connect one/],
  ['blocked', 'fail', /Close other programs/],
])('sound that is %s: %s', (sound, state, text) => {
  expect(judgeSound(sound)).toEqual({ state, text: expect.stringMatching(text) })
})

describe('captions', () => {
  const file = (language: string, line: string | null) => ({ language, line })
  test('all of them are there', () => {
    expect(judgeCaptions([file('Dutch', 'Hallo'), file('English', 'Hello')])).toEqual({
      state: 'ok',
      text: 'Dutch and English are there.',
    })
  })
  test('French writes a language small after the first word', () => {
    setLocale('fr')
    expect(judgeCaptions([file('Néerlandais', 'a'), file('Anglais', 'b'), file('Français', 'c')]).text).toMatch(
      /^Néerlandais, anglais et français/,
    )
    setLocale('en')
  })
  test('one is missing: the others are named', () => {
    expect(judgeCaptions([file('Dutch', 'Hallo'), file('English', null)])).toEqual({
      state: 'look',
      text: 'Only Dutch came. Check the network, then test again.',
    })
  })
  test('none came, or none yet', () => {
    expect(judgeCaptions([file('Dutch', null)]).state).toBe('fail')
    expect(judgeCaptions(null).state).toBe('running')
  })
})

describe('the camera', () => {
  test.each<[string, Camera, TestState, RegExp]>([
    ['NotAllowedError', 'refused', 'fail', /choose Allow/],
    ['NotFoundError', 'none', 'look', /Connect one, or upload/],
    ['NotReadableError', 'busy', 'fail', /Close it, then test again/],
    ['SecurityError', 'unavailable', 'fail', /another browser/],
  ])('%s means that it is %s', (name, camera, state, text) => {
    expect(cameraTrouble(new DOMException('', name))).toBe(camera)
    expect(judgeCamera(camera)).toEqual({ state, text: expect.stringMatching(text) })
  })
  test('a browser without cameras throws something else', () => {
    expect(cameraTrouble(new TypeError('mediaDevices is undefined'))).toBe('unavailable')
  })
  test('it sees, or was not asked', () => {
    expect(judgeCamera('sees').state).toBe('ok')
    expect(judgeCamera('not-yet').state).toBe('wait')
  })
})

test.each([
  [38.2, 'ok', '38 Mbit/s. Enough for every film.'],
  [840, 'ok', '100+ Mbit/s. Enough for every film.'],
  [3, 'ok', '3 Mbit/s. Enough for every film.'],
  [2.04, 'look', '2 Mbit/s: films may pause. Come closer to the access point, or use the cable.'],
  [0.31, 'fail', expect.stringMatching(/^0\.3 Mbit\/s is too slow.*fetch the films/)],
  ['offline', 'fail', expect.stringMatching(/Connect this computer/)],
  ['no-film', 'fail', expect.stringMatching(/login/)],
  ['measuring', 'running', expect.any(String)],
] as const)('a network of %s is %s', (network, state, text) => {
  expect(judgeNetwork(network)).toEqual({ state, text })
})

describe('the screen', () => {
  const wall = { width: 1920, height: 1080 }
  test('is large enough, in a window or full', () => {
    expect(judgeScreen({ ...wall, most: wall, fullScreen: true })).toEqual({
      state: 'ok',
      text: '1920 × 1080, full screen.',
    })
    expect(judgeScreen({ width: 1024, height: 720, most: wall, fullScreen: false }).state).toBe('ok')
  })
  test('a small window on a large screen can grow', () => {
    const { state, text } = judgeScreen({ width: 1366, height: 620, most: wall, fullScreen: false })
    expect([state, text]).toEqual(['look', expect.stringMatching(/Press Full screen/)])
  })
  test('a small screen cannot', () => {
    const small = { width: 800, height: 600 }
    for (const fullScreen of [true, false])
      expect(judgeScreen({ ...small, most: small, fullScreen })).toEqual({
        state: 'fail',
        text: expect.stringMatching(/Connect a larger screen/),
      })
  })
})

describe('storage', () => {
  const films: FilmsHere = { all: 17, hasSlides: false, kept: 0, fetching: false, ended: null }
  test.each<[Parameters<typeof judgeStorage>, TestState, RegExp]>([
    [['testing', films], 'running', /moment/],
    [['full', films], 'fail', /Free some space/],
    [['refused', films], 'fail', /allow storage/],
    [['works', films], 'ok', /Answers can wait/],
    [['works', { ...films, kept: 4, fetching: true }], 'running', /4 of 17/],
    [['works', { ...films, kept: 17 }], 'ok', /all 17 films are/],
    [['works', { ...films, all: 30, kept: 30, hasSlides: true }], 'ok', /all 30 films and slides are/],
    [['works', { ...films, all: 12, kept: 12, hasLater: true }], 'ok', /all 12 .*the first two are among them/],
    [['works', { ...films, kept: 9, ended: 'network' }], 'look', /9 of 17 .*Check the network/],
    [['works', { ...films, kept: 9, ended: 'room' }], 'look', /9 of 17 .*Free some space/],
    // A browser that stores nothing stores no films either, whatever its cache reports.
    [['refused', { ...films, kept: 17 }], 'fail', /allow storage/],
  ])('%j: %s', (facts, state, text) => {
    expect(judgeStorage(...facts)).toEqual({ state, text: expect.stringMatching(text) })
  })
})

test.each([
  ['not-yet', 'thrive.example.org', 'wait', /Try it/],
  ['waiting', 'thrive.example.org', 'running', /Waiting/],
  ['reached', 'thrive.example.org', 'ok', /reached/],
  ['late', 'thrive.example.org', 'look', /network of this computer/],
  ['offline', 'thrive.example.org', 'fail', /does not answer/],
  ['not-yet', 'localhost', 'look', /^localhost is only this computer/],
  ['waiting', '127.0.0.1', 'look', /^127\.0\.0\.1 is only this computer/],
  ['reached', 'localhost', 'ok', /reached/],
] as const)('phones: %s at %s', (phones, hostname, state, text) => {
  expect(judgePhones(phones, hostname)).toEqual({ state, text: expect.stringMatching(text) })
})

describe('everything is ready', () => {
  const of = (state: TestState): Verdict => ({ state, text: '' })
  const tests = (change: Partial<Record<TestName, TestState>> = {}) => {
    const states = {
      sound: 'ok',
      captions: 'ok',
      camera: 'ok',
      network: 'ok',
      screen: 'ok',
      storage: 'ok',
      phones: 'wait',
    }
    const all = { ...states, ...change } as Record<TestName, TestState>
    return Object.fromEntries(Object.entries(all).map(([name, state]) => [name, of(state)])) as Record<
      TestName,
      Verdict
    >
  }
  test('when every test is, with or without phones', () => {
    expect(isReady(tests())).toBe(true)
    expect(isReady(tests({ phones: 'ok' }))).toBe(true)
  })
  test.each(['sound', 'captions', 'camera', 'network', 'screen', 'storage'] as const)('not while %s is not', (name) => {
    for (const state of ['wait', 'running', 'look', 'fail'] as const)
      expect(isReady(tests({ [name]: state }))).toBe(false)
  })
  test('without a camera if the version takes no photo', () => {
    const { camera, ...others } = tests()
    expect(isReady(others)).toBe(true)
  })
  test('not with phones that were tried and failed', () => {
    expect(isReady(tests({ phones: 'fail' }))).toBe(false)
  })
})
