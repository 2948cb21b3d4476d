import type { SanitizedCollectionConfig, TextField } from 'payload'
import { labelIn } from './label-in.ts'
import { siteReleaseKind, siteReleaseLabel } from './site-release.ts'
import { settingsLabel } from './spanish-collections.ts'

/** The kind of record that a log names: kept as the slug of its collection, and shown as it is called. */
export const kindField: TextField = {
  name: 'kind',
  type: 'text',
  required: true,
  index: true,
  admin: { components: { Cell: '@bank/cms/kinds/Kind.tsx#KindCell', Field: '@bank/cms/kinds/Kind.tsx#KindField' } },
}

type Collections = Readonly<Record<string, { readonly config: Pick<SanitizedCollectionConfig, 'labels'> } | undefined>>

/** What a kind of record is called in a language of the admin; a slug that no collection has stays as it is. */
export const kindIn = (collections: Collections, slug: string, language: string): string => {
  if (slug === 'settings') return labelIn(settingsLabel, language)
  if (slug === siteReleaseKind) return labelIn(siteReleaseLabel, language)
  const found = collections[slug]
  return found ? labelIn(found.config.labels.singular, language) : slug
}
