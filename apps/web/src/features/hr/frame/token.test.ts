// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { sentenceOf } from '@thrive/words/refusals'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query.tsx'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { ask } from './api.ts'
import { heldToken, holdToken, useLoginEnd, useToken } from './token.ts'

const refuse = (status: number) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ error: 'login-ended', message: 'no' }, { status }))

afterEach(() => holdToken(null))

test('a token lasts beyond the page, and everyone hears of its end', () => {
  const { result } = renderHook(useToken)
  act(() => holdToken('abc'))
  expect([result.current, localStorage.getItem('access_token')]).toEqual(['abc', 'abc'])
  act(() => holdToken(null))
  expect([result.current, localStorage.getItem('access_token')]).toEqual([null, null])
})

test('a logout in another tab is heard', () => {
  const { result } = renderHook(useToken)
  act(() => holdToken('abc'))
  queryClient.setQueryData(['admin', 'table'], 'rows')
  act(() => {
    localStorage.removeItem('access_token')
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  })
  expect([result.current, queryClient.getQueryData(['admin', 'table'])]).toEqual([null, undefined])
})

test('a browser that refuses its storage keeps the login as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  holdToken('abc')
  expect(heldToken()).toBe('abc')
  holdToken(null)
  expect(heldToken()).toBeNull()
})

test('a login that the server does not know any more ends, and what was read goes with it', async () => {
  holdToken('abc')
  queryClient.setQueryData(['admin', 'table'], 'rows')
  const fetch = refuse(401)
  await expect(ask('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue }))).rejects.toThrow(ApiError)
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer abc' })
  expect(heldToken()).toBeNull()
  expect(queryClient.getQueryData(['admin', 'table'])).toBeUndefined()
})

test('who is logged out by the server is told why, until the next login', async () => {
  const { result } = renderHook(useLoginEnd)
  act(() => holdToken('abc'))
  refuse(401)
  await act(() => ask('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue })).catch(() => {}))
  expect(result.current).toBe(sentenceOf('login-ended'))
  act(() => holdToken('def'))
  expect(result.current).toBeNull()
})

test.each([null, 'def'])('a refusal that comes when the login is over changes nothing: %s', async (next) => {
  const { result } = renderHook(useLoginEnd)
  act(() => holdToken('abc'))
  refuse(401)
  const asked = ask('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue })).catch(() => {})
  act(() => holdToken(next))
  await act(() => asked)
  expect([heldToken(), result.current]).toEqual([next, null])
})

test('any other refusal leaves the login as it is', async () => {
  holdToken('abc')
  refuse(404)
  await expect(ask('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue }))).rejects.toThrow(ApiError)
  expect(heldToken()).toBe('abc')
})

test('what the login screen asks is not forgotten when another tab says once more that nobody is logged in', () => {
  renderHook(useToken)
  act(() => holdToken('abc'))
  act(() => holdToken(null))
  queryClient.setQueryData(['sign-in'], 'passwords')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(queryClient.getQueryData(['sign-in'])).toBe('passwords')
})
