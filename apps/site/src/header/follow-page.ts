import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'

/**
 * The header outlives the page (LINK-11). What depends on the page is taken over from the header that the new one brings:
 * the current items of its menus, where the language switch leads (LINK-27 to LINK-29), and whether the sign of the FDIC stands
 * there (D-FOOT-9). The focus does not stay in it, so that it can go to the new page's heading.
 */
export const keepHeaderRight = (page: Document): void => {
  page.addEventListener('astro:before-swap', (event) => {
    const { newDocument } = event as TransitionBeforeSwapEvent
    for (const menu of page.querySelectorAll<HTMLElement>('[data-menu]')) {
      const current = newDocument.querySelector(`[data-menu=${menu.dataset['menu']}] [aria-current]`)?.getAttribute('href')
      for (const link of menu.querySelectorAll('a')) link.ariaCurrent = link.getAttribute('href') === current ? 'true' : null
    }
    const next = newDocument.querySelector('a[data-language-switch]')?.getAttribute('href')
    if (next) for (const link of page.querySelectorAll('a[data-language-switch]')) link.setAttribute('href', next)
    const signOf = (of: Document) => of.querySelector('.utility .fdic-sign')
    signOf(page)?.remove()
    const sign = signOf(newDocument)
    if (sign) page.querySelector('.utility .wrap')?.prepend(page.importNode(sign, true))
  })
  page.addEventListener('astro:after-swap', () => {
    page.querySelector<HTMLElement>('header :focus')?.blur()
  })
}
