import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RoomPage } from './api.ts'
import { FollowFilm } from './follow-film.tsx'

afterEach(cleanup)

const own = {
  language: 'NL',
  path: '/film/ours.mp4',
  poster: '/picture/ours.jpg',
  captions: [{ language: 'nl', path: '/caption/ours.vtt' }],
}

test('a film of the organisation’s own is followed with its own poster and captions', () => {
  const page = { films: [own] } as unknown as RoomPage
  const { container } = render(
    <FollowFilm
      page={page}
      film={null}
      lang="nl"
      ahead={0}
      isDown={false}
      sound={{ isMuted: true, loudness: 1 } as never}
      onSilenced={() => {}}
    />,
  )
  const video = container.querySelector('video')
  expect(video?.getAttribute('src')).toBe(own.path)
  expect(video?.getAttribute('poster')).toBe(own.poster)
  const track = container.querySelector('track')
  expect([track?.getAttribute('srclang'), track?.getAttribute('src')]).toEqual(['nl', '/caption/ours.vtt'])
})
