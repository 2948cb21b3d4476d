import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { builtPages } from '../site/built-pages.ts'

test.use({ tolerated: [/404/] })

const languageOf = (html: string) => /<html\b[^>]*\blang="(..)"/.exec(html)?.[1]

/** Whether the app block of each page is one row, by address without the language. */
const briefPages = (language: 'en' | 'es') =>
  new Set(
    builtPages()
      .filter(({ html }) => languageOf(html) === language && html.includes('class="mobile mobile-row"'))
      .map(({ path }) => path.replace(/^\/(?:en|es)\//, '/')),
  )

test('[D-FOOT-9] legal pages, pages that thank and pages of few words shrink the app block, others keep it whole', () => {
  const brief = briefPages('en')
  const shrunk = ['/privacy/', '/accessibility/', '/thank-you/', '/contact/appointment/sent/', '/mckinney/', '/covid19-updates/tx/']
  const whole = ['/', '/personal/', '/rates/', '/fraud/', '/blog/', '/locations/', '/account-products/', '/about/', '/news/']
  expect(shrunk.filter((path) => !brief.has(path))).toEqual([])
  expect(whole.filter((path) => brief.has(path))).toEqual([])
})

test('[D-FOOT-9] a page is brief in both languages or in neither', () => {
  const [en, es] = [briefPages('en'), briefPages('es')]
  const english = new Set(builtPages().flatMap(({ path, html }) => (languageOf(html) === 'en' ? [path.replace(/^\/en\//, '/')] : [])))
  expect([...es].filter((path) => english.has(path) && !en.has(path))).toEqual([])
  const spanish = new Set(builtPages().flatMap(({ path, html }) => (languageOf(html) === 'es' ? [path.replace(/^\/es\//, '/')] : [])))
  expect([...en].filter((path) => spanish.has(path) && !es.has(path))).toEqual([])
})

for (const language of ['en', 'es'] as const)
  test(
    `[D-FOOT-9] [FOOT-22] [FOOT-23] the app block of a brief page in ${language} is low and still leads to both shops and to mobile banking`,
    acrossSizes(language),
    async ({ page, isMobile }) => {
      for (const path of [`/${language}/thank-you/`, `/${language}/no-such-page/`, `/${language}/accessibility/`]) {
        await page.goto(path)
        const block = page.locator('footer .mobile')
        await expect.soft(block.getByRole('link'), path).toHaveCount(3)
        await expect.soft(block.getByRole('heading'), path).toBeVisible()
        await expect.soft(block.locator('.lead'), path).toBeVisible()
        await expect.soft(block.locator('.mobile-phone'), path).toHaveCount(0)
        const height = (await block.boundingBox())?.height ?? Number.POSITIVE_INFINITY
        expect.soft(height, path).toBeLessThan(isMobile ? 420 : 200)
      }
    },
  )
