import type { Language } from '@bank/i18n/languages.ts'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { newestVersion } from '../reviews/newest-version.ts'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import { contentRoles, hasRole } from '../store/rights/roles.ts'
import { signAccess } from './access-token.ts'
import { previewLinksSlug } from './preview-links-collection.ts'

const day = 24 * 3_600_000

/** A record, the language to show it in, and for how many days. */
export const linkRequest = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  language: z.enum(['en', 'es']),
  days: z.int().min(1).max(30),
})

type Stored = {
  readonly id: string | number
  readonly kind: string
  readonly record: string
  readonly language: Language
  readonly by: string
  readonly until: string
  readonly ended?: string | null
}

/** Makes a link that shows one record's draft in one language to whoever has it, until it ends. Resolves with its signed token, which is kept nowhere. */
export const makePreviewLink = async (
  req: PayloadRequest,
  { slug, id, language, days }: z.infer<typeof linkRequest>,
  now: Date,
): Promise<{ readonly token: string; readonly until: string }> => {
  if (!hasRole(req.user, ...contentRoles)) refuseSave('Sign in to give a draft away.')
  await newestVersion(req, { slug, id })
  const until = new Date(now.getTime() + days * day)
  const data = { kind: slug, record: id, language, by: String(req.user?.['email']), until: until.toISOString() }
  const link = await req.payload.create({ collection: previewLinksSlug, data, depth: 0, req })
  const token = signAccess(req.payload.secret, { kind: 'link', link: String(link.id), until: until.getTime() })
  return { token, until: until.toISOString() }
}

/** Ends a link before its time. */
export const endPreviewLink = async (req: PayloadRequest, id: string, now: Date): Promise<void> => {
  if (!hasRole(req.user, ...contentRoles)) refuseSave('Sign in to end a link.')
  const data = { ended: now.toISOString(), endedBy: String(req.user?.['email']) }
  await req.payload.update({ collection: previewLinksSlug, id, data, depth: 0, req })
}

/** The links of a record that have not ended, newest first. */
export const openPreviewLinks = async (
  req: PayloadRequest,
  { slug, id }: { readonly slug: string; readonly id: string },
  now: Date,
): Promise<readonly Pick<Stored, 'id' | 'language' | 'by' | 'until'>[]> => {
  const where = {
    and: [
      { kind: { equals: slug } },
      { record: { equals: id } },
      { ended: { exists: false } },
      { until: { greater_than: now.toISOString() } },
    ],
  }
  const { docs } = await req.payload.find({ collection: previewLinksSlug, where, depth: 0, pagination: false, req })
  return (docs as unknown as readonly Stored[]).map(({ id: link, language, by, until }) => ({ id: link, language, by, until }))
}

/** What a link shows; nothing when it has ended or was never made. */
export const findPreviewLink = async (
  { payload }: { readonly payload: Payload },
  id: string,
  now: Date,
): Promise<{ readonly slug: string; readonly id: string; readonly language: Language } | undefined> => {
  const link = (await payload.findByID({ collection: previewLinksSlug, id, depth: 0, disableErrors: true })) as unknown as Stored | null
  if (!link || link.ended || new Date(link.until) <= now) return undefined
  return { slug: link.kind, id: link.record, language: link.language }
}
