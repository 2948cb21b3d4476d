import type { Payload, PayloadRequest } from 'payload'

/** What the bank is called, and the host of its website, as the site settings say, and the towns of its branches; nothing where there are none yet. */
export const bankNames = async ({ db }: Pick<Payload, 'db'>, req?: PayloadRequest): Promise<readonly string[]> => {
  const settings: { readonly bankName?: string | null; readonly siteUrl?: string | null } | null = await db.findGlobal({
    slug: 'settings',
    ...(req && { req }),
  })
  const { bankName, siteUrl } = settings ?? {}
  const { docs } = await db.find<{ readonly city?: string | null }>({
    collection: 'locations',
    pagination: false,
    select: { city: true },
    ...(req && { req }),
  })
  const towns = docs.map(({ city }) => city ?? '')
  return [...new Set([bankName ?? '', siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '', ...towns])].filter(Boolean)
}
