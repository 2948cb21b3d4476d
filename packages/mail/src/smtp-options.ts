import { isIPv4 } from 'node:net'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

/** A server on this very machine, which nobody listens in on. */
const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port))

/**
 * Reads SMTP_URL: `smtps://user:password@host` speaks TLS from the first byte (port 465), `smtp://…` changes to TLS before
 * anything is said (port 587). Only a server on this machine may do without, or with a certificate that nobody signed. The
 * timeouts are in milliseconds.
 */
export const smtpOptions = (address: string): SMTPTransportOptions => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = url.protocol === 'smtps:'
  const local = isThisMachine(host)
  return {
    host,
    port: portOf(url),
    secure,
    requireTLS: !secure && !local,
    ...(local ? { tls: { rejectUnauthorized: false } } : {}),
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  }
}
