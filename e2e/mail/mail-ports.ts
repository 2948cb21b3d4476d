import { port } from '../site/served-site.ts'

/** Port of the SMTP server under test, one for each served site. */
export const smtpPort = port + 10_000

/** Port that tells what the SMTP server has taken. */
export const inboxPort = port + 20_000

export const inboxAddress = `http://127.0.0.1:${inboxPort}`
