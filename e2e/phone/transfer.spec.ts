import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const kilobyte = 1024

/** Loads a page with an empty cache and adds up what came over the wire, headers included, in bytes. */
const transferOf = async (page: Page, path: string): Promise<{ bytes: number; largest: string }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // A phone has no mouse; the one of the tests would rest on the header, which answers to that.
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  await session.send('Network.clearBrowserCache')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map<string, string>()
  const parts: { address: string; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void addresses.set(requestId, request.url))
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void parts.push({ address: addresses.get(requestId) ?? '', bytes: encodedDataLength }),
  )
  // The browser breaks a video off once it has enough: such a request never ends, and what came counts all the same.
  const begun = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, dataLength }) => void begun.set(requestId, (begun.get(requestId) ?? 0) + dataLength))
  session.on(
    'Network.loadingFailed',
    ({ requestId }) => void parts.push({ address: addresses.get(requestId) ?? '', bytes: begun.get(requestId) ?? 0 }),
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  const sorted = [...parts].sort((a, b) => b.bytes - a.bytes)
  return {
    bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
    largest: sorted
      .slice(0, 6)
      .map(({ address, bytes }) => `${new URL(address).pathname} ${Math.round(bytes / kilobyte)}`)
      .join(', '),
  }
}

/** Layout shift while the open page loaded and while it is read to its end, as the browser scores it. */
const shiftOf = async (page: Page): Promise<number> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          // A browser without a screen may draw no frame where nothing has changed.
          setTimeout(resolve, 1000)
        }),
    )
  }
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value
          resolve(total)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
        setTimeout(() => resolve(total), 1000)
      }),
  )
}

/** A page of each kind, and the heaviest; pages of a kind that stands here already belong to the matrix. */
const paths = [
  '/en/',
  '/en/personal/',
  '/en/personal/services/mobile-banking/',
  '/en/covid19-updates/la/',
  '/BuyAHome/',
  '/en/mortgage/',
  '/en/account-products/',
  '/en/locations/',
  '/en/faq/',
  '/en/fraud/',
  '/en/covid19-updates/',
  '/blog/flood-insurance/',
]
const alike = ['/es/', '/en/personal/checking/', '/en/business/', '/en/about/', '/en/search/', '/blog/', '/WelcomeBTH/', '/en/privacy/']

for (const path of [...paths, ...alike]) {
  const limit = /^\/(?:en|es)\/$/.test(path) ? 350 : 200
  test(`${path} is at most ${limit} KB on a first view, and does not shift`, repeated(alike.includes(path)), async ({ page }) => {
    const { bytes, largest } = await transferOf(page, path)
    expect(bytes / kilobyte, largest).toBeLessThanOrEqual(limit)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  })
}
