const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8')

/** A header of a mail or of a part, on one line and with its encoded words read. */
export const mailHeader = (raw: string, name: string): string =>
  (new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw.split('\r\n\r\n')[0] ?? '')?.[1] ?? '')
    .replaceAll(/\r\n\s+/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? fromBase64(text) : unquoted(text.replaceAll('_', ' ')),
    )

/** The text of the part with a type, or of the whole mail when it has no parts. */
export const mailPart = (raw: string, type: 'text/plain' | 'text/html'): string => {
  const boundary = /boundary="?([^";]+)/.exec(mailHeader(raw, 'Content-Type'))?.[1]
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}\r\n`).slice(1)
  const part = parts.find((each) => mailHeader(each, 'Content-Type').startsWith(type)) ?? raw
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = mailHeader(part, 'Content-Transfer-Encoding').toLowerCase()
  if (encoding === 'quoted-printable') return unquoted(body)
  return encoding === 'base64' ? fromBase64(body) : body
}
