import { longestTitle } from '@bank/rules/constants.ts'
import { pageTitle, titleLength } from '@bank/rules/seo/page-title.ts'

/** What a title becomes in the tab of a browser, for the person who writes it. */
export type TitleReading = { readonly line: string; readonly warning: string | undefined }

/** How long the title is with the bank's name behind it, and what would be left of it if it were cut; nothing for an empty field (D-SEO-2). */
export const titleReading = (text: string, bankName: string): TitleReading | undefined => {
  if (text.trim() === '') return undefined
  const length = titleLength(text, bankName)
  return {
    line: `As the title of its page, with “ | ${bankName}” behind it: ${length} of at most ${longestTitle} characters.`,
    warning: length > longestTitle ? `This will be refused. Only “${pageTitle(text, bankName)}” would fit.` : undefined,
  }
}
