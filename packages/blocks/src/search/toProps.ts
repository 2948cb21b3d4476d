import { nonBlank, type Text } from '@bank/model/text.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ToProps } from '../block.ts'
import type { SearchFormTexts } from './SearchForm.tsx'
import type { search } from './schema.ts'

export type HelpLink = Action & { readonly intro: Text | undefined }

export type SearchProps = {
  id: string
  language: string
  /** Only the box, on a page that is not the results page (D-ROUTE-7). */
  boxOnly: boolean
  headline: Text
  description: Text | undefined
  form: SearchFormTexts & { action: string; submit: string }
  /** Sentences for the script, with `{terms}` and `{count}` left to fill in. */
  words: { searching: string; one: string; many: string; none: string; more: string; failed: string; needsScript: string }
  /** Names for the kinds of page that the service tells apart, as JSON for the script. */
  kinds: string
  help: { headline: Text; links: readonly HelpLink[] }
  siteMap: { to: LinkTarget; text: string } | undefined
}

const kinds = [
  ['blog', 'kindBlog'],
  ['news', 'kindNews'],
  ['events', 'kindEvents'],
  ['locations', 'kindLocation'],
  ['faq', 'kindQuestions'],
  ['personal', 'kindPersonal'],
  ['account-products', 'kindPersonal'],
  ['business', 'kindBusiness'],
  ['mortgage', 'kindMortgage'],
  ['about', 'kindAbout'],
] as const

/** The results page is complete without a query and without a script: a form, and pages that help (ROUTE-10). */
export const toProps: ToProps<typeof search, SearchProps> = (record, context) => {
  const { t, link, path, language } = context
  const siteMap = link('/sitemap/')
  return {
    id: elementId(record.id),
    language,
    boxOnly: record.boxOnly ?? false,
    headline: nonBlank(record.headline) ?? { text: t('search') },
    description: nonBlank(record.description),
    form: {
      action: record.boxOnly ? (link('/search/')?.href ?? path) : path,
      field: t('searchTerms'),
      suggestions: t('suggestions'),
      submit: t('search'),
    },
    words: {
      searching: t('searching'),
      one: t('oneResult'),
      many: t('manyResults'),
      none: t('noResults'),
      more: t('moreResults'),
      failed: t('searchFailed'),
      needsScript: t('searchNeedsScript'),
    },
    kinds: JSON.stringify(Object.fromEntries(kinds.map(([kind, phrase]) => [kind, t(phrase)]))),
    help: {
      headline: nonBlank(record.helpHeadline) ?? { text: t('noResultsHelp') },
      links: (record.helpLinks ?? []).flatMap(({ title, intro, link: href, refresh }) => {
        const made = nonBlank(title) && action(context, href, title, refresh)
        return made ? [{ ...made, intro: nonBlank(intro) }] : []
      }),
    },
    siteMap: siteMap && { to: siteMap, text: t('siteMap') },
  }
}
