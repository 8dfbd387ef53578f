declare module 'async-exit-hook' {
  /** The part that we use; the package has no types. */
  const exitHook: { unhookEvent(event: string): void; hookedEvents(): string[] }
  export default exitHook
}
