const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (known: [RegExp, string][], text: string) => known.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system without versions: enough to recognise a login, too little to identify a person. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent ?? ''
  return [firstOf(BROWSERS, text), firstOf(SYSTEMS, text)].filter(Boolean).join(', ') || null
}
