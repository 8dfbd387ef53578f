declare module 'virtual:start-texts' {
  type Texts = Record<import('@thrive/domain').Locale, import('@thrive/contract').Response<'GET /api/version/:slug'>>
  const texts: Record<string, Texts | undefined>
  export default texts
}
