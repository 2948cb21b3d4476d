import type { Translate } from '@bank/i18n/translate.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { BlockContext, ToProps } from '../block.ts'
import type { SearchFormTexts } from './SearchForm.tsx'
import type { search } from './schema.ts'
import { trailNames } from './trail.ts'

export type HelpLink = Action & { readonly intro: Text | undefined }

/** Words that stand in the page from the beginning. */
type SearchWords = Readonly<Record<'kinds' | 'more' | 'nearest' | 'call' | 'failed' | 'retry' | 'needsScript', string>>

export type SearchProps = {
  id: string
  language: string
  /** Only the box, on a page that is not the results page (D-ROUTE-7). */
  boxOnly: boolean
  headline: Text
  description: Text | undefined
  form: SearchFormTexts & { action: string; submit: string }
  words: SearchWords
  /** Words and names for the page's script, as JSON. */
  forScript: string
  help: { headline: Text; links: readonly HelpLink[] }
  siteMap: { to: LinkTarget; text: string } | undefined
  phone: { href: string; number: string } | undefined
}

const kinds = ['page', 'product', 'question', 'person', 'location', 'event', 'article'] as const

/** Words that the script shows, with `{terms}`, `{count}`, `{shown}` and `{kind}` left to fill in; `kinds` are what it tells apart. */
const wordsForScript = (t: Translate) => ({
  searching: t('searching'),
  one: t('oneResult'),
  many: t('manyResults'),
  none: t('noResults'),
  ofKind: t('kindResults'),
  english: t('inOtherLanguage'),
  shown: t('listCount'),
  all: t('searchAll'),
  shortAnswer: t('shortAnswer'),
  copy: t('copyNumber'),
  copied: t('numberCopied'),
  selected: t('numberSelected'),
  kinds: Object.fromEntries(kinds.map((kind) => [kind, { one: t(`found.${kind}`), many: t(`foundMany.${kind}`) }])),
})

/** What the script of the results page is told. */
export type SearchScriptTexts = ReturnType<typeof wordsForScript> & {
  readonly bankName: string
  /** Names of pages by their addresses without a language. */
  readonly trail: Readonly<Record<string, string>>
}

const forScript = (context: BlockContext): SearchScriptTexts => ({
  ...wordsForScript(context.t),
  bankName: context.settings.bankName ?? '',
  trail: trailNames(context),
})

/** The results page is complete without a query and without a script: a form, and pages that help (ROUTE-10). */
export const toProps: ToProps<typeof search, SearchProps> = (record, context) => {
  const { t, link, path, language, settings } = context
  const siteMap = link('/sitemap/')
  const number = settings.tollFreeNumber
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
      kinds: t('searchKinds'),
      more: t('moreResults'),
      nearest: t('nearestNames'),
      call: t('searchCall'),
      failed: t('searchFailed'),
      retry: t('tryAgain'),
      needsScript: t('searchNeedsScript'),
    },
    forScript: record.boxOnly ? '' : JSON.stringify(forScript(context)),
    help: {
      headline: nonBlank(record.helpHeadline) ?? { text: t('noResultsHelp') },
      links: (record.helpLinks ?? []).flatMap(({ title, intro, link: href, refresh }) => {
        const made = nonBlank(title) && action(context, href, title, refresh)
        return made ? [{ ...made, intro: nonBlank(intro) }] : []
      }),
    },
    siteMap: siteMap && { to: siteMap, text: t('siteMap') },
    phone: number ? { href: telephoneAddress(number), number } : undefined,
  }
}
