import type { Browser } from '@playwright/test'

/**
 * Addresses of the tabs that the browser has open, from the browser itself: Playwright can miss the first navigation of a tab that it
 * did not open.
 */
export const openTabs = async (browser: Browser): Promise<readonly string[]> => {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  await session.detach()
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url)
}
