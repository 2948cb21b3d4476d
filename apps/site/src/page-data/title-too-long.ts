import { describeProblem } from '@bank/content/records/problem.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { collections } from '@bank/model/collections.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { Text } from '@bank/model/text.ts'
import { titleProblem } from '@bank/rules/seo/page-title.ts'
import type { TitledBy } from './entries.ts'
import { type HeadInput, ownTitle } from './head.ts'

const isLocalized = ({ source, field }: TitledBy): boolean => {
  const shapes: Readonly<Record<string, { readonly shape: Shape }>> = collections
  const schema = shapes[source]?.shape[field]
  return schema !== undefined && fieldMeta(schema).localized === true
}

const pathTo = (field: string, language: Language | undefined): readonly string[] => (language ? [field, language] : [field])

/**
 * What is wrong with a page's title that would be cut, as a line that names record, field, language, length and limit; nothing for one that
 * fits (D-SEO-2). `siteTitle` is the settings', which titles the home page.
 */
export const titleTooLong = (head: HeadInput, titledBy: TitledBy, siteTitle: Text | undefined): string | undefined => {
  const { by, text } = ownTitle(head)
  const message = titleProblem(text, head.site.bankName)
  if (message === undefined) return undefined
  const written = {
    meta: { ...titledBy, field: ['meta'] },
    record: { ...titledBy, field: pathTo(titledBy.field, isLocalized(titledBy) ? (head.title.lang ?? head.language) : undefined) },
    settings: { source: 'settings', record: '', field: pathTo('siteTitle', siteTitle?.lang ?? head.language) },
  }[by]
  return describeProblem({ ...written, value: text, message })
}
