/**
 * What went wrong with a mail, in codes alone: `EENVELOPE 550 RCPT TO`. Words of mail servers often repeat addresses or
 * texts, which belong neither into a log nor into a list.
 */
export const failureCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode, command } = { code: undefined, responseCode: undefined, command: undefined, ...error }
  const parts = [
    ...(typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? [code] : []),
    ...(typeof responseCode === 'number' ? [String(responseCode)] : []),
    ...(typeof command === 'string' && /^[A-Z][A-Z ]{1,20}$/.test(command) ? [command] : []),
  ]
  return parts.join(' ') || error.name
}
