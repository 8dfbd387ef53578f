declare module 'virtual:start-texts' {
  const texts: Record<string, import('@thrive/contract').Response<'GET /api/version/:slug'> | undefined>
  export default texts
}
