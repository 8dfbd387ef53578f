// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Player, type PlayerProps } from './player.tsx'

let play: MockInstance<() => Promise<void>>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(props: Partial<PlayerProps> = {}) {
  const calls = { onEnded: vi.fn(), onFailed: vi.fn(), onPlaying: vi.fn(), onCaptionLanguage: vi.fn() }
  const all: PlayerProps = {
    src: '/videos/1.mp4',
    title: 'Welcome',
    captions: [
      { language: 'nl', label: 'Nederlands', src: '/videos/1.nl.vtt' },
      { language: 'en', label: 'English', src: '/videos/1.en.vtt' },
    ],
    captionLanguage: 'nl',
    usualCaptions: 'nl',
    ...calls,
    ...props,
  }
  const view = render(<Player {...all} />)
  return { ...calls, again: (next: Partial<PlayerProps>) => view.rerender(<Player {...all} {...next} />) }
}

function film(): HTMLVideoElement {
  const video = document.querySelector('video')
  if (!video) throw new Error('no video')
  return video
}

test('reports playing, the end and a failure', () => {
  const calls = show()
  fireEvent.playing(film())
  expect(calls.onPlaying).toHaveBeenCalledOnce()
  fireEvent.ended(film())
  expect(calls.onEnded).toHaveBeenCalledOnce()
  expect(calls.onFailed).not.toHaveBeenCalled()
  fireEvent.error(film())
  expect(calls.onFailed).toHaveBeenCalledOnce()
})

test('has ended when it is moved to its end, also if it is paused and fires no such event', () => {
  const calls = show()
  fireEvent.seeked(film())
  expect(calls.onEnded).not.toHaveBeenCalled()
  vi.spyOn(film(), 'duration', 'get').mockReturnValue(30)
  film().currentTime = 30
  fireEvent.seeked(film())
  expect(calls.onEnded).toHaveBeenCalledOnce()
})

test('starts by itself only when asked to', () => {
  show()
  expect(play).not.toHaveBeenCalled()
  cleanup()
  show({ autoPlay: true })
  expect(play).toHaveBeenCalledOnce()
})

test('starts when it is told to later, and takes the focus of the button that told it', () => {
  const { again } = show({ autoPlay: false })
  again({ autoPlay: true, takesFocus: true })
  expect(play).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(document.querySelector('.cover'))
})

test('waits while something covers it, and goes on only if it was playing', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const { again } = show({ autoPlay: true })
  let paused = false
  Object.defineProperty(film(), 'paused', { get: () => paused })
  fireEvent.play(film())
  again({ autoPlay: true, held: true })
  expect(pause).toHaveBeenCalledOnce()
  again({ autoPlay: true, held: false })
  expect(play).toHaveBeenCalledTimes(2)
  paused = true
  fireEvent.pause(film())
  again({ autoPlay: true, held: true })
  again({ autoPlay: true, held: false })
  expect(play).toHaveBeenCalledTimes(2)
})

test('one that was covered before it came starts when it is uncovered', () => {
  let paused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true
  })
  play.mockImplementation(async () => {
    paused = false
  })
  const { again } = show({ autoPlay: true, held: true })
  expect(paused).toBe(true)
  again({ autoPlay: true, held: false })
  expect(paused).toBe(false)
})

test('a refused start leaves play buttons and is no failure', async () => {
  play.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'))
  const { onFailed } = show({ autoPlay: true })
  await act(async () => {})
  const [large] = screen.getAllByRole('button', { name: 'Play' })
  expect(onFailed).not.toHaveBeenCalled()
  play.mockResolvedValue()
  await userEvent.click(large as HTMLElement)
  expect(play).toHaveBeenCalledTimes(2)
})

test('a new source is a new film', () => {
  const { again } = show({ autoPlay: true })
  const first = film()
  again({ src: '/videos/BE/1.mp4', autoPlay: true })
  expect(film()).not.toBe(first)
  expect(play).toHaveBeenCalledTimes(2)
})

test('gives up on a film that neither comes nor fails', () => {
  vi.useFakeTimers()
  const { onFailed } = show()
  vi.advanceTimersByTime(20_000)
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a film that is ready is waited for no longer', () => {
  vi.useFakeTimers()
  const { onFailed } = show()
  fireEvent.canPlay(film())
  vi.advanceTimersByTime(60_000)
  expect(onFailed).not.toHaveBeenCalled()
})

test('captions are switched off and to another language', async () => {
  const { onCaptionLanguage } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Captions: English' }))
  expect(onCaptionLanguage).toHaveBeenLastCalledWith('en')
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }))
  expect(onCaptionLanguage).toHaveBeenLastCalledWith(null)
})

test('captions that are switched on come in the language of the screens', async () => {
  const { onCaptionLanguage } = show({ captionLanguage: null, usualCaptions: 'en' })
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }))
  expect(onCaptionLanguage).toHaveBeenLastCalledWith('en')
})

test('the position moves by five seconds with the arrow keys', async () => {
  show()
  Object.defineProperty(film(), 'duration', { value: 136 })
  fireEvent.durationChange(film())
  screen.getByRole('slider', { name: 'Position' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(film().currentTime).toBe(5)
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('0:05 of 2:16')
})

test('the position can be chosen once the length is known: a key pressed before would be lost', () => {
  show()
  const position = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' })
  expect(position().disabled).toBe(true)
  Object.defineProperty(film(), 'duration', { value: 136.04 })
  fireEvent.durationChange(film())
  expect(position().disabled).toBe(false)
  fireEvent.input(position(), { target: { value: position().max } })
  expect(film().currentTime).toBe(136.04)
})
