import { createHmac, timingSafeEqual } from 'node:crypto'
import { languages } from '@bank/i18n/languages.ts'
import { z } from 'zod'

const claims = z.discriminatedUnion('kind', [
  /** Somebody who is signed in to the admin, in a language of it: all drafts. */
  z.object({ kind: z.literal('editor'), until: z.number(), language: z.enum(languages).optional() }),
  /** A link that somebody was sent: what the record with this id of `preview-links` says. */
  z.object({ kind: z.literal('link'), link: z.string().min(1), until: z.number() }),
])

/** What a token lets its bearer see in the preview, and until when, in milliseconds since 1970. */
export type PreviewAccess = z.infer<typeof claims>

const signatureOf = (secret: string, body: string): Buffer => createHmac('sha256', `preview access ${secret}`).update(body).digest()

/** A token for the preview, signed with the secret that admin and publisher share. It is made of letters, digits, `-`, `_` and a dot. */
export const signAccess = (secret: string, access: PreviewAccess): string => {
  const body = Buffer.from(JSON.stringify(access)).toString('base64url')
  return `${body}.${signatureOf(secret, body).toString('base64url')}`
}

/** What a token says; nothing when it was not signed with this secret or has ended. */
export const readAccess = (secret: string, token: string | undefined, now: number): PreviewAccess | undefined => {
  const [body = '', signature = ''] = (token ?? '').split('.')
  const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(secret, body)]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const access = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return access.until > now ? access : undefined
}
