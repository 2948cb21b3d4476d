import { type Alert, isTypedAlert } from '@bank/rules/alert/alert.ts'
import { alertGrowth } from '@bank/rules/alert/height.ts'
import { alertMatches } from '@bank/rules/alert/matches.ts'

/** The words of HTML that nobody has cleaned: nothing in it is run, fetched or kept but its text. */
const wordsOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script,style')) element.remove()
  for (const element of body.querySelectorAll('br,p,li,div')) element.before(' ')
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/**
 * Brings alerts into a page that were published or changed after it was built. Their words are shown without markup, because
 * only the build cleans HTML (D-ALERT-5); a banner whose words are the same keeps its links. One that no longer matches the path
 * goes (ALERT-13).
 */
export const changeAlerts = (region: HTMLElement, changed: readonly Alert[], path: string): void => {
  const template = region.querySelector('template')
  for (const alert of changed) {
    const { id } = alert
    const description = String(alert.description ?? '')
    const words = wordsOf(description)
    const built = [...region.querySelectorAll<HTMLElement>('[data-alert]')].find(({ dataset }) => dataset['alert'] === id)
    if (words === '' || !alertMatches(String(alert.urls ?? ''), path)) {
      built?.remove()
      continue
    }
    const fresh = () => template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
    const textOf = (banner: HTMLElement | undefined) => banner?.querySelector('[data-alert-text]')
    const banner = built && wordsOf(textOf(built)?.innerHTML ?? '') === words ? built : fresh()
    const text = textOf(banner)
    if (!banner || !text) return
    if (banner !== built) {
      text.textContent = words
      if (alert._fallback?.includes('description')) text.setAttribute('lang', 'en')
      text.id = `alert-${id}`
      banner.querySelector('[data-dismiss-alert]')?.setAttribute('aria-describedby', text.id)
      banner.dataset['alert'] = id
      if (built) built.replaceWith(banner)
      else region.append(banner)
    }
    banner.classList.toggle('alert-typed', isTypedAlert(alert))
    banner.classList.toggle('alert-tall', alertGrowth(description) > 0)
  }
}
