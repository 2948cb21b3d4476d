import { otherLanguageTexts } from '@bank/i18n/dictionary/other-language.ts'
import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import type { Alert } from '@bank/rules/alert/alert.ts'
import { alertGrowth } from '@bank/rules/alert/height.ts'
import { alertMatches } from '@bank/rules/alert/matches-path.ts'
import { isTypedAlert } from '@bank/rules/alert/typed-alert.ts'
import { type Language, otherLanguage } from '@bank/rules/language.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { isUnprefixed } from '@bank/rules/links/unprefixed.ts'
import { markLinksInBrowser } from '@bank/ui/safe-html/mark-links-in-browser.ts'
import { sanitiseInBrowser } from '@bank/ui/safe-html/sanitise-in-browser.ts'
import { fetchLinks } from '../links/fetch-links.ts'

/**
 * Brings alerts into a page that were published or changed after it was built. Their HTML is cleaned with the build's own list and its links
 * follow the link rules (D-ALERT-5, D-ALERT-6). One without words, or whose lines do not match the path any more, goes (ALERT-13).
 */
export const changeAlerts = async (
  region: HTMLElement,
  changed: readonly Alert[],
  path: string,
  fetch: (address: string) => Promise<Response>,
): Promise<void> => {
  const template = region.querySelector('template')
  const language = region.ownerDocument.documentElement.lang as Language
  const link = await fetchLinks(fetch, language)
  // The Spanish page that an unprefixed address answers with was built for its own address.
  const own = language === 'es' && isUnprefixed(path) ? withPrefix(language, path) : path
  for (const alert of changed) {
    const { id } = alert
    const description = String(alert.description ?? '')
    const content = sanitiseInBrowser(description, { link, video: { language, ...videoTexts[language] } })
    // An id from a call could take the place of one of the page's own.
    for (const named of content.querySelectorAll('[id]')) named.removeAttribute('id')
    const built = [...region.querySelectorAll<HTMLElement>('[data-alert]')].find(({ dataset }) => dataset['alert'] === id)
    if (!content.textContent.trim() || !alertMatches(String(alert.urls ?? ''), own)) {
      built?.remove()
      continue
    }
    const banner = built ?? (template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined)
    const text = banner?.querySelector('[data-alert-text]')
    if (!banner || !text) return
    if (alert._fallback?.includes('description')) text.setAttribute('lang', 'en')
    else {
      text.removeAttribute('lang')
      markLinksInBrowser(content, otherLanguage(language), otherLanguageTexts[language].inOtherLanguage)
    }
    text.replaceChildren(content)
    if (!built) {
      text.id = `alert-${id}`
      banner.querySelector('[data-dismiss-alert]')?.setAttribute('aria-describedby', text.id)
      banner.dataset['alert'] = id
      region.append(banner)
    }
    banner.classList.toggle('alert-typed', isTypedAlert(alert))
    banner.classList.toggle('alert-tall', alertGrowth(description) > 0)
  }
}
