/** Values that no well-meaning caller sends. */
export const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🎉'.repeat(500),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '"; drop table session; --',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '{"__proto__":{"admin":true}}',
  '%00%ff',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  'NaN',
  'true',
  'null',
  '[]',
  '[{"question_id":1,"value":1,"__proto__":{"at":1}}]',
  '['.repeat(50_000),
  `[${'1,'.repeat(5_000)}1]`,
  '\r\nSet-Cookie: a=b',
  '00000000-0000-4000-8000-000000000000',
  'eyJhbGciOiJub25lIn0.e30.',
  '{{7*7}}<%= 7*7 %>',
  '\u202e\ufeff\u2028',
]

export const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'GET', 'POST']

export const HOSTILE_HEADERS: Record<string, string>[] = [
  { 'X-Forwarded-For': "127.0.0.1, ' or 1=1" },
  { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'evil.example' },
  { Origin: 'null' },
  { Accept: 'text/html;q=nonsense' },
  { 'Accept-Encoding': 'br;q=0, *;q=0' },
  { Range: 'bytes=99999999999999999999-,-5' },
  { 'If-None-Match': '*', 'If-Modified-Since': 'never' },
  { Cookie: `a=${'x'.repeat(4_000)}` },
  { 'X-Requested-With': 'xmlhttprequest, XMLHttpRequest' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'Content-Type': 'multipart/form-data; boundary=' },
  { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-7' },
  { 'Accept-Version': '9.9.9' },
]

/** Sent verbatim, before anything resolves them. */
export const HOSTILE_PATHS = [
  '/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/%2e%2e%5c%2e%2e%5cetc/passwd',
  '//evil.example/',
  '/api//session/create',
  '/api/version/%ff',
  '/photo/%00',
  '/.git/config',
  '/.env',
  `/${'a/'.repeat(2_000)}`,
  '/api/admin/single/',
  '/api/;/version/all',
]

/** Hardly HTTP, or not HTTP at all: sent over a bare connection. */
export const HOSTILE_MESSAGES = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'TRACE /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX: \u0001\u0000\r\n\r\n',
  `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
  'POST /api/session/create HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/session/create HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/session/create HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/session/photo HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n',
  'POST /api/session/next HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n--b\r\n',
  `POST /api/session/next HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000000\r\n\r\n${'k=v&'.repeat(20_000)}`,
  'POST /api/admin/erase HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=b\r\nExpect: 100-continue\r\nContent-Length: 9000000\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
]

/** Keeps only characters that a header can hold. */
export const latin = (text: string) => text.replace(/[^\x21-\x7e]/g, '').slice(0, 500) || 'x'
