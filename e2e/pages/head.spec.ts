import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

// One of the pages on the way is not there.
test.use({ tolerated: [/answer 404|status of 404/] })

declare global {
  interface Window {
    kept?: string
  }
}

/**
 * What a head says of its page: title, language, meta tags, links that are not files for the page itself, structured data. Read
 * from the page that is open, or from the HTML at an address as a direct visit gets it.
 */
const headOf = (page: Page, address?: string) =>
  page.evaluate(async (from) => {
    const html = from === undefined ? undefined : await (await fetch(from)).text()
    const { documentElement, head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const written = (selector: string) => [...head.querySelectorAll(selector)].map((element) => element.outerHTML).sort()
    return {
      language: documentElement.lang,
      titles: [...head.querySelectorAll('title')].map((title) => title.textContent),
      meta: written('meta:not([name^="astro-"])'),
      links: written('link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"], [rel="prefetch"])'),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    }
  }, address)

/** Follows a link to an address, as one in a text would be followed. */
const follow = async (page: Page, href: string): Promise<void> => {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
  await page.waitForURL((url) => url.pathname === href)
}

/** Home with its structured data, own head HTML, another language, no alternates, no language, no address of its own, and back. */
const way = [
  '/en/careers/',
  '/en/business/',
  '/es/business/',
  '/en/privacy/',
  '/en/product-terms-conditions/',
  '/blog/',
  '/blog/flood-insurance/',
  '/en/nowhere/',
  '/sitemap/',
  '/es/locations/ms/petal-central-avenue/',
  '/es/',
  '/',
  '/en/',
]

test('[SEO-01] [SEO-07] [SEO-08] [SEO-10] [D-SEO-4] after in-app navigation the head is the new page’s, whole and without doubles', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/en/')
  await page.evaluate(() => {
    window.kept = 'yes'
  })
  for (const href of way) {
    await follow(page, href)
    const wanted = await headOf(page, href)
    expect(wanted.titles, href).toEqual([expect.stringMatching(/ \| Gulf Pines Bank$/)])
    await expect.poll(() => headOf(page), { message: href }).toEqual(wanted)
    for (const tags of [wanted.meta, wanted.links]) expect(new Set(tags).size, `no doubles at ${href}`).toBe(tags.length)
  }
  expect(await page.evaluate(() => window.kept), 'no document was loaded on the way').toBe('yes')
})

test('[D-SEO-4] going back brings the head of the page before', async ({ page }) => {
  await page.goto('/en/business/')
  const before = await headOf(page)
  await follow(page, '/en/careers/')
  await expect(page).toHaveTitle(/^Careers/)
  await page.goBack()
  await page.waitForURL('**/en/business/')
  await expect.poll(() => headOf(page)).toEqual(before)
})
