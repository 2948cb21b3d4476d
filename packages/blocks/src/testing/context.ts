import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { type CollectionSlug, collections, type Records } from '@bank/model/collections.ts'
import { read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import { splitPrefix, withPrefix } from '@bank/rules/links/language-prefix.ts'
import { resolveLink } from '@bank/rules/links/resolve-link.ts'
import { testPictures } from '@bank/sample/pictures.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { linkTarget } from '@bank/ui/links/link-target.ts'
import { sanitise } from '@bank/ui/safe-html/sanitise.ts'
import type { BlockContext } from '../block.ts'

/** Everything is published: an example names any address it likes. */
const link =
  (language: Language): BlockContext['link'] =>
  (href, options = {}) => {
    const written = URL.parse(href ?? '', testSettings.siteUrl)?.pathname ?? '/'
    const path = /\/$|\.[a-z]+$/i.test(written) ? written : `${written}/`
    const { rest } = splitPrefix(path)
    return linkTarget(
      resolveLink({
        href,
        language,
        ...options,
        published: new Set([path, withPrefix('en', rest), withPrefix('es', rest)]),
        homeHosts: [new URL(testSettings.siteUrl).host],
        allowList: [testSettings.applicationServletUrl],
      }),
    )
  }

const picture =
  (language: Language): BlockContext['picture'] =>
  (id) => {
    if (!id) return undefined
    const found = testPictures[id]
    if (!found) throw new Error(`There is no picture "${id}"`)
    const { width, height, alt, hour, place } = found
    return read({ name: `${id}.0123456789`, width, height, alt, hour, place }, language)
  }

const pages = (language: Language): BlockContext['pages'] => [
  { path: `/${language}/personal/`, title: { text: 'Personal' }, group: 'Personal' },
  { path: `/${language}/business/`, title: { text: 'Business' }, group: 'Business' },
]

const noRecords = Object.fromEntries(Object.keys(collections).map((slug) => [slug, []])) as unknown as Records

/** Records that a test needs, as the store keeps them; every other collection is then empty. Without any, a small bank's. */
export type TestContent = {
  path?: string
  records?: Partial<{ readonly [Slug in CollectionSlug]: Records[Slug] }>
  settings?: Partial<Settings>
  pages?: BlockContext['pages']
}

/**
 * What a block knows in a test: real texts, link rules and sanitiser over the bank's pictures and a small site. Every internal
 * address counts as published.
 */
export const testContext = (language: Language, content: TestContent = {}): BlockContext => {
  const to = link(language)
  return {
    language,
    path: content.path ?? `/${language}/personal/`,
    t: translator(language),
    link: to,
    picture: picture(language),
    html: (value) => {
      const clean =
        value && sanitise(value.text, { link: (href, refresh) => to(href, { refresh }), video: { language, ...videoTexts[language] } })
      return clean?.trim() ? { ...value, text: clean } : undefined
    },
    records: read({ ...noRecords, ...(content.records ?? testRecords) }, language),
    settings: read({ ...testSettings, ...content.settings }, language),
    pages: content.pages ?? pages(language),
    refuse: (field, value, because) => {
      throw new Error(`${field} "${value}" ${because}`)
    },
  }
}
