import { asLanguage } from '@bank/i18n/languages.ts'
import { cookieLanguage, languageCookie } from '@bank/rules/links/language-cookie.ts'
import { track } from './analytics.ts'

const withoutLanguage = (path: string): string => path.replace(/^\/e[ns]\//, '/')

/** Keeps the language that the switcher was used for; a page whose address is the same in both languages is loaded anew (D-LINK-8). */
export const keepChosenLanguage = (page: Document): void => {
  const keep = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language-switch]') : null
    const language = asLanguage(link?.dataset['languageSwitch'])
    if (!link || !language || event.button > 1) return
    page.cookie = languageCookie(language)
    track({ action: 'switch', category: 'language', label: language })
    // Query and anchor come along to the same page, not to the home page that stands in for one without a translation.
    const isSwap = withoutLanguage(link.pathname) === withoutLanguage(location.pathname)
    link.search = isSwap ? location.search : ''
    link.hash = isSwap ? location.hash : ''
    if (link.pathname !== location.pathname || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    location.reload()
  }
  page.addEventListener('click', keep, true)
  // The middle button opens another tab, in the chosen language too.
  page.addEventListener('auxclick', keep, true)
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
