import { asLanguage } from '@bank/i18n/languages.ts'
import { cookieLanguage, languageCookie } from '@bank/rules/links/language-cookie.ts'
import { track } from './analytics.ts'

/** Keeps the language that the switcher was used for; a page whose address is the same in both languages is loaded anew (D-LINK-8). */
export const keepChosenLanguage = (page: Document): void => {
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language-switch]') : null
      const language = asLanguage(link?.dataset['languageSwitch'])
      if (!link || !language) return
      page.cookie = languageCookie(language)
      track({ action: 'switch', category: 'language', label: language })
      // Query and anchor come along.
      link.search = location.search
      link.hash = location.hash
      if (link.pathname !== location.pathname || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.reload()
    },
    { capture: true },
  )
}

/**
 * Where a plain file host answers an unprefixed address in the wrong language, the page changes to the version that the
 * cookie asks for. Our own server answers the right one, and then nothing happens (D-ROUTE-8).
 */
export const showChosenLanguage = async (
  page: Document,
  { fetch, swapTo }: { fetch: (address: string) => Promise<Response>; swapTo: (html: string) => void },
): Promise<void> => {
  const spanishVersion = () => page.querySelector<HTMLMetaElement>('meta[name="spanish-version"]')?.content
  const version = spanishVersion()
  if (!version || cookieLanguage(page.cookie) !== 'es') return
  const response = await fetch(version).catch(() => undefined)
  const html = response?.ok ? await response.text() : undefined
  // The visitor may have gone on to another page meanwhile.
  if (html !== undefined && spanishVersion() === version) swapTo(html)
}
