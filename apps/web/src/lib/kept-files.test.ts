import { expect, test } from 'vitest'
import { isKeptScreen, isLoginPage, isMedia } from './kept-files.ts'

const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const LOGIN = '<!doctype html><title>Sign in</title>'
const PAGE = '<!doctype html><script type="module" src="/assets/screens-CA-aAvi.js"></script>'
const at = (path: string) => `https://thrive.example.org${path}`

test.each([
  ['/videos/v1/survey/1.mp4', 'video/mp4', 200, true],
  ['/videos/v1/survey/1.vtt', 'text/vtt; charset=utf-8', 200, true],
  ['/images/v1/table.jpg', 'image/jpeg', 200, true],
  ['/videos/v1/survey/1.mp4', 'text/html', 200, false],
  ['/videos/v1/survey/1.mp4', 'video/mp4', 206, false],
  ['/videos/v1/survey/1.vtt', 'text/plain', 200, false],
  ['/images/v1/table.jpg', 'application/json', 200, false],
])('%s of type %s and status %i is kept: %s', (path, type, status, isKept) => {
  expect(isMedia(at(path), answer(type, '', status))).toBe(isKept)
})

test.each([
  ['/index.html?__WB_REVISION__=4adb', answer('text/html; charset=utf-8', PAGE), false],
  ['/assets/team-DjaO_Vk.js', answer('text/javascript'), false],
  ['/assets/team-DjaO_Vk.js', answer('application/javascript'), false],
  ['/index.html?__WB_REVISION__=4adb', answer('text/html', LOGIN), true],
  ['/assets/team-DjaO_Vk.js', answer('text/html; charset=utf-8', LOGIN), true],
])('what is stored as %s is a login page or not', async (path, response, isIt) => {
  expect(await isLoginPage(at(path), response)).toBe(isIt)
})

test.each([
  ['/survey/v2/x', true],
  ['/check', true],
  ['/preview/ticket', false],
  ['/admin/studio', false],
  ['/api/version/all', false],
])('%s is a screen that works without the server: %s', (path, isKept) => {
  expect(isKeptScreen(path)).toBe(isKept)
})
