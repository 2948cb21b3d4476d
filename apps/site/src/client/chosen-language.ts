import { asLanguage } from '@bank/i18n/languages.ts'
import { languageCookie } from '@bank/rules/links/language-cookie.ts'

const withoutLanguage = (path: string): string => path.replace(/^\/e[ns]\//, '/')

/**
 * Keeps the language that the switcher is used for (LINK-30); a page whose address is the same in both languages is loaded anew
 * (D-LINK-8). Listens from the head of the page on, so that no use comes too early.
 */
export const keepChosenLanguage = (page: Document): void => {
  const keep = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language-switch]') : null
    const language = asLanguage(link?.dataset['languageSwitch'])
    if (!link || !language || event.button > 1) return
    page.cookie = languageCookie(language)
    // Query and anchor come along to the same page, not to the home page that stands in for one without a translation.
    const isSwap = withoutLanguage(link.pathname) === withoutLanguage(location.pathname)
    link.search = isSwap ? location.search : ''
    link.hash = isSwap ? location.hash : ''
    if (link.pathname !== location.pathname || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    // In-app navigation leaves such a click alone.
    event.preventDefault()
    // Browsers store a cookie asynchronously: reading it back keeps the reload from sending the old one. Without it, nothing would change.
    if (page.cookie) location.reload()
  }
  page.addEventListener('click', keep, true)
  // The middle button opens another tab, in the chosen language too.
  page.addEventListener('auxclick', keep, true)
}
