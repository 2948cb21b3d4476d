/** A mail address that, where it is too long for its line, breaks before its @. */
export const EmailAddress = ({ of }: { of: string }) => {
  const at = of.lastIndexOf('@')
  return (
    <>
      {of.slice(0, Math.max(at, 0))}
      {at > 0 && <wbr />}
      {of.slice(Math.max(at, 0))}
    </>
  )
}
