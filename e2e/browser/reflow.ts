import type { Page } from '@playwright/test'

/** Whether the page can be scrolled sideways, in words: what reaches farthest beyond its right edge. Empty where nothing does. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const width = root.clientWidth
    if (Math.max(root.scrollWidth, document.body.scrollWidth) <= width) return []
    const beyond = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width + 1)
      .sort((one, other) => other.right - one.right)
      .slice(0, 3)
      .map(({ element, right }) => `${element.localName}.${element.getAttribute('class')} to ${Math.round(right)}`)
    return [`${root.scrollWidth} px on a screen of ${width}: ${beyond.join(', ')}`]
  })
