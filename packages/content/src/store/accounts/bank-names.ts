import type { Payload, PayloadRequest } from 'payload'

/** What the bank is called, and the host of its website, as the site settings say, and the towns and regions that it is in; nothing where there are none yet. */
export const bankNames = async ({ db }: Pick<Payload, 'db'>, req?: PayloadRequest): Promise<readonly string[]> => {
  const settings: { readonly bankName?: string | null; readonly siteUrl?: string | null } | null = await db.findGlobal({
    slug: 'settings',
    ...(req && { req }),
  })
  const { bankName, siteUrl } = settings ?? {}
  const all = { pagination: false, ...(req && { req }) } as const
  const locations = await db.find<{ readonly city?: string | null }>({ collection: 'locations', select: { city: true }, ...all })
  const regions = await db.find<{ readonly name?: string | null; readonly spanishName?: string | null }>({
    collection: 'regions',
    select: { name: true, spanishName: true },
    ...all,
  })
  const places = [...locations.docs.map(({ city }) => city), ...regions.docs.flatMap(({ name, spanishName }) => [name, spanishName])]
  const host = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : ''
  return [...new Set([bankName, host, ...places].map((each) => each ?? ''))].filter(Boolean)
}
