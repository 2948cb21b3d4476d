import { titlingField } from '@bank/model/page-titles.ts'
import { longestTitle } from '@bank/rules/constants.ts'
import { pageTitle, titleLength } from '@bank/rules/seo/page-title.ts'

/** What a title becomes in the tab of a browser, for the person who writes it. */
export type TitleReading = { readonly line: string; readonly warning: string | undefined }

/**
 * How long the title of a record's page is with the bank's name behind it, and what would be left of it if it were cut. Nothing for a field
 * that titles no page: it is empty, another one comes first, or the record has no page of its own (D-SEO-2).
 */
export const titleReading = (
  slug: string,
  field: string,
  record: Readonly<Record<string, unknown>>,
  bankName: string,
): TitleReading | undefined => {
  if (titlingField(slug, record) !== field) return undefined
  const text = String(record[field])
  const length = titleLength(text, bankName)
  return {
    line: `As the title of its page, with “ | ${bankName}” behind it: ${length} of at most ${longestTitle} characters.`,
    warning: length > longestTitle ? `This will be refused. Only “${pageTitle(text, bankName)}” would fit.` : undefined,
  }
}
