/** An e-mail address that breaks before its domain if it has to. */
export function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
