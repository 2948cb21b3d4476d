import { defaultLanguage, type Language, languages } from '@bank/i18n/languages.ts'
import { visibleSign } from '@bank/rules/text/visible-sign.ts'

/** A text as the store keeps it: either language may never have been written. */
export type Localized = { readonly en?: string | undefined; readonly es?: string | undefined }

/** A text as a view shows it. `lang` is there only when the words are not in the language of the page. */
export type Text = { readonly text: string; readonly lang?: Language }

/** Whether a value of the store is a per-language object: a plain object with no other keys than languages. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.some((language) => language === key))

/** Whether a value counts as never written: missing, null, text of which nothing is seen, or HTML that holds neither words nor a picture. */
export const isUnwritten = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' &&
    (!visibleSign.test(value) ||
      (/^\s*</.test(value) &&
        !/<(img|iframe|video|[a-z]+-[a-z-]+|calculator|heroes)\b/i.test(value) &&
        !visibleSign.test(value.replace(/<[^>]*>|&nbsp;/g, '')))))

/**
 * The words for a page in `language`: its own, else English, else empty (ROUTE-05, HEAD-30, FOOT-03).
 * When English stands in, the result says so, so that the page can mark it (D-ROUTE-8).
 */
export const pickText = (value: Localized | string | null | undefined, language: Language): Text => {
  if (typeof value === 'string') return { text: value }
  const own = value?.[language]
  if (!isUnwritten(own)) return { text: own as string }
  const english = value?.[defaultLanguage]
  return isUnwritten(english) ? { text: '' } : { text: english as string, lang: defaultLanguage }
}

/** The text, or nothing when it is blank: keeps empty elements out of a page. */
export const nonBlank = (value: Text | undefined): Text | undefined =>
  value === undefined || !visibleSign.test(value.text) ? undefined : value
