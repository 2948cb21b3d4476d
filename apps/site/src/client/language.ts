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
 * Address of the version that the visitor has chosen, where a plain file host answers an unprefixed address in the wrong language. Our
 * own server answers the right one, and then there is none (D-ROUTE-8).
 */
export const chosenVersion = (page: Document): string | undefined => {
  const version = page.querySelector<HTMLMetaElement>('meta[name="spanish-version"]')?.content
  return version && cookieLanguage(page.cookie) === 'es' ? version : undefined
}
