import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

/** What a visitor sees of each block: the page it stands on, and the parts that must be there and visible. */
const blocks = [
  ['[BLK-09]', 'a banner has headline, words and links', '/en/personal/', ['.banner h1', '.banner .lead', '.banner-actions a']],
  [
    '[BLK-13] [BLK-14]',
    'a big quote has its quote, author and button',
    '/en/business/',
    ['.big-quote blockquote', '.big-quote-words', '.big-quote a'],
  ],
  [
    '[BLK-16]',
    'a callout has headline, words, link and picture',
    '/en/personal/',
    ['.callout-image h2', '.callout-image p', '.callout-image a', '.callout-image img'],
  ],
  ['[BLK-18]', 'a callout of cards has four of them', '/en/personal/', ['.callout-card:nth-child(4) .h4', '.callout-card:nth-child(1) a']],
  [
    '[BLK-19]',
    'a call to action has headline, words and link',
    '/en/personal/services/mobile-banking/',
    ['.call-to-action h2', '.call-to-action .lead', '.call-to-action a'],
  ],
  [
    '[BLK-22]',
    'a content grid has words, picture and side note',
    '/en/about/',
    ['.content-grid h2', '.content-grid-picture', '.content-grid-side .h4', '.content-grid-note'],
  ],
  [
    '[BLK-25]',
    'a CTA box has headline, words, button and picture',
    '/en/',
    ['.cta-box h2', '.cta-box-words p', '.cta-box-words a', '.cta-box-image'],
  ],
  [
    '[BLK-36] [BLK-37] [SRCH-22] [SRCH-23]',
    'questions stand under their category, each as something to open',
    '/en/faq/',
    ['.faq-section h2', '.faq-question', '.faq-index a'],
  ],
  [
    '[BLK-41]',
    'an icon row has headline, icons, titles and words',
    '/en/about/',
    ['.icon-row-headline', '.icon-row-icon', '.icon-row-item .h4', '.icon-row-item .small'],
  ],
  [
    '[BLK-45]',
    'a product list shows its products side by side',
    '/en/personal/checking/',
    ['.product-list-list .product-list-card:nth-child(2) h3'],
  ],
  [
    '[BLK-46] [BLK-47]',
    'a product list may scroll sideways, with headline and link',
    '/en/personal/',
    ['.product-list-slider .section-head h2', '.product-list-slider .section-head a', '.product-list-track .product-list-card'],
  ],
  [
    '[BLK-48] [BLK-49]',
    'quick links have title, words and headline',
    '/en/',
    ['.service-quick-links h2', '.service-quick-links-list a', '.service-quick-links-sub'],
  ],
  ['[BLK-57]', 'simple content is set as HTML', '/en/rates/', ['.simple-content .rich h2, .simple-content .rich table']],
  [
    '[BLK-63]',
    'a tile grid has headline, words and tiles',
    '/en/personal/',
    ['.tile-grid-head h2', '.tile-grid-tile img', '.tile-grid-tile:nth-child(6) .h4', '.tile-grid-tile .small', '.tile-grid-tile a'],
  ],
  [
    '[BLK-66]',
    'three columns have titles and lists',
    '/en/careers/',
    ['.tri-column-column:nth-child(3) h3, .tri-column-column:nth-child(3) h2', '.tri-column-column:nth-child(3) li'],
  ],
  [
    '[BLK-20]',
    'a card grid has icon, title, words and link on each card',
    '/en/contact/',
    ['.card-grid-card:nth-child(4) .card-grid-icon', '.card-grid-card .h4', '.card-grid-card .small', '.card-grid-card a'],
  ],
  [
    '[BLK-24]',
    'a content tile has headline, words, link and picture',
    '/en/personal/loans/',
    ['.content-tile h2', '.content-tile p', '.content-tile a', '.content-tile img'],
  ],
  [
    '[BLK-34] [BLK-35]',
    'a CTA list has entries to press beside picture and words',
    '/en/mortgage/',
    ['.cta-list-list .cta-list-link', '.cta-list-intro', '.cta-list-side img', '.cta-list-side h3', '.cta-list-sub'],
  ],
  [
    '[BLK-39]',
    'an illustration has words over a scene, and something in front of it',
    '/en/about/our-culture/',
    [
      '.full-width-illustration h2',
      '.full-width-illustration .lead',
      '.full-width-illustration a',
      '.full-width-illustration-background',
      '.full-width-illustration-foreground',
    ],
  ],
  [
    '[BLK-54]',
    'smart tag cards have headline, words and cards',
    '/en/mortgage/',
    ['.smart-tag-cards h2', '.smart-tag-cards .lead', '.smart-tag-cards-card:nth-child(3) h3', '.smart-tag-cards-card img'],
  ],
  [
    '[BLK-68]',
    'a service link list has names, lines and links',
    '/en/business/treasury-management/',
    ['.service-link-list-row b', '.service-link-list-row span', 'a.service-link-list-row'],
  ],
  [
    '[BLK-76] [CARD-31]',
    'a service card grid has icon, title, words and link on each card',
    '/en/business/',
    ['.service-card-grid-card:nth-child(3) svg', '.service-card-grid-card h3', '.service-card-grid-intro', '.service-card-grid-card a'],
  ],
  [
    '[PROD-01] [PROD-02] [PROD-03]',
    'the products page has a way on for those who began, and products by category',
    '/en/account-products/',
    ['.account-products-resume', '.account-products-category h2', '.product-list-card h3'],
  ],
  [
    '[TEAM-01] [TEAM-04] [TEAM-05] [TEAM-06]',
    'the team is shown by region, with name, title and phone',
    '/en/business/treasury-management/team/',
    ['.team-directory-group h2', '.team-directory-member h3', '.team-directory-title', '.team-directory-phone'],
  ],
  [
    '[CARD-29] [CARD-30]',
    'fraud cards have icon, title and words',
    '/en/fraud/',
    ['.record-list-of-info .record-list-icon', '.record-list-of-info .record-list-title'],
  ],
  [
    '[CARD-15] [CARD-16]',
    'a post has its category, title and picture',
    '/blog/',
    ['.record-list-article .label', '.record-list-article .record-list-title a', '.record-list-article img'],
  ],
  [
    '[CARD-05] [CARD-07] [CARD-08]',
    'the events list says what and when',
    '/events/',
    ['.record-list-event .record-list-title a', '.record-list-when time', '.record-list-when span'],
  ],
  ['[LOC-01]', 'the locations page lists branches and machines by state', '/en/locations/', ['.location-list-state h2']],
  [
    '[HEAD-32]',
    'menus of the store stand in the header and the footer',
    '/en/personal/',
    ['header a.logo', 'footer .footer-columns a', 'footer .footer-legal a'],
  ],
] as const

for (const [address, here] of Map.groupBy(blocks, ([, , path]) => path))
  test(`${here.map(([ids]) => ids).join(' ')} blocks of ${address} show what a visitor sees of them`, async ({ page }) => {
    await page.goto(address)
    for (const [ids, sentence, , selectors] of here)
      for (const selector of selectors) {
        const part = page.locator(selector).filter({ visible: true }).first()
        await part.scrollIntoViewIfNeeded({ timeout: 10_000 }).catch(() => undefined)
        await expect.soft(part, `${ids} ${sentence}: ${selector} on ${address}`).toBeVisible()
      }
  })

test('[BLK-01] [BLK-02] a block has its own Spanish record, or else the plain one in Spanish', async ({ page }) => {
  const quote = async (language: string) => {
    await page.goto(`/${language}/personal/services/mobile-banking/`)
    return page.locator('.big-quote blockquote').textContent()
  }
  expect(await quote('es')).not.toBe(await quote('en'))
  await page.goto('/es/personal/')
  await expect(page.locator('.banner h1')).not.toHaveText(/Money for the week/)
})

test('[BLK-03] [AUD-02] a block with nothing to show, or hidden from everybody, leaves no empty box', async ({ page }) => {
  for (const path of ['/en/', '/en/about/', '/en/personal/', '/en/business/']) {
    await page.goto(path)
    const empty = await page
      .locator('main section')
      .evaluateAll(
        (sections) =>
          sections.filter((section) => (section.textContent?.trim() ?? '') === '' && !section.querySelector('img, svg, iframe')).length,
      )
    expect(empty, path).toBe(0)
  }
  await page.goto('/en/about/')
  await expect(page.getByText('Bayou Teche Homestead joins')).toHaveCount(0)
})

test('[BLK-55] [BLK-56] smart tag cards are in the language of the page, and share a category', async ({ page }) => {
  const titles = async (language: string) => {
    await page.goto(`/${language}/mortgage/`)
    return page.locator('.smart-tag-cards-card h3').allInnerTexts()
  }
  expect(await titles('en')).toEqual(['A folder for the storm', 'Before the water', 'The first set of keys'])
  expect(await titles('es')).toEqual(['Una carpeta para la tormenta', 'Antes del agua', 'Las primeras llaves'])
})

test('[BLK-21] a card of a card grid has words and an address of its own on the Spanish page', async ({ page }) => {
  const last = async (language: string) => {
    await page.goto(`/${language}/contact/`)
    const card = page.locator('.card-grid-card').last()
    return [await card.locator('.h4').innerText(), await card.locator('a').getAttribute('href')]
  }
  expect(await last('en')).toEqual(['Spanish, and eight more', '/en/locations/'])
  expect(await last('es')).toEqual(['Español, y ocho idiomas más', '/espanol/'])
})

test('[CARD-32] [CARD-33] [CARD-34] a service card leads to its first link, or else to its uri', async ({ page }) => {
  await page.goto('/es/business/')
  expect(
    await page
      .locator('.service-card-grid-card a')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent])),
  ).toEqual([
    ['/es/contact/location/', 'Hablar con un asesor'],
    ['/es/business/treasury-management/team/', 'Conozca al equipo de tesorería'],
    ['/blog/shop-lease-questions/', 'Conozca más'],
  ])
})

test('[BLK-64] icons of tiles are files, served as pictures', async ({ page, request }) => {
  await page.goto('/en/personal/')
  const icons = await page.locator('.tile-grid-tile img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(icons).toContain('/icons/wallet.svg')
  for (const icon of icons) {
    const answer = await request.get(icon)
    expect([answer.status(), answer.headers()['content-type']], icon).toEqual([200, 'image/svg+xml'])
  }
})

test('[BLK-38] a selector shows its own questions, not all of them', async ({ page }) => {
  await page.goto('/en/personal/')
  const own = await page.locator('.faq-selector .faq-question button').allInnerTexts()
  await page.goto('/en/faq/')
  const all = await page.locator('.faq .faq-question button').allInnerTexts()
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThan(all.length)
  expect(all).toEqual(expect.arrayContaining(own))
})

test('[BLK-44] a product list shows the products of its language, category and sector', async ({ page }) => {
  const names = async (language: string) => {
    await page.goto(`/${language}/personal/checking/`)
    return page.locator('.product-list-card h3').allInnerTexts()
  }
  expect(await names('en')).toEqual(['Everyday Checking', 'First Account', 'Tall Pine Checking'])
  expect(await names('es')).toEqual(['Cuenta Diaria', 'Primera Cuenta', 'Cuenta Pino Alto'])
})

for (const [id, path, card, words] of [
  ['CARD-13', '/blog/', '.record-list-article', 12],
  ['CARD-14', '/news/', '.record-list-article', 12],
  ['CARD-06', '/events/', '.record-list-event', 26],
] as const) {
  test(`[${id}] the cards of ${path} say ${words} words at the most`, async ({ page }) => {
    await page.goto(path)
    const texts = await page.locator(`${card} .record-list-text`).allTextContents()
    expect(Math.max(...texts.map((text) => text.trim().split(/\s+/).length))).toBe(words)
    const cut = texts.filter((text) => text.endsWith('…'))
    if (id === 'CARD-06') expect(cut.length).toBeGreaterThan(0)
    else expect(cut).toEqual([])
  })
}

test('[BLK-67] three columns are three', async ({ page }) => {
  for (const path of ['/en/careers/', '/en/personal/loans/', '/en/business/lending/']) {
    await page.goto(path)
    const blocks = await page.locator('.tri-column').all()
    expect(blocks.length, path).toBeGreaterThan(0)
    for (const block of blocks) await expect(block.locator('.tri-column-column')).toHaveCount(3)
  }
})

test('[PROD-05] [PROD-18] [PROD-20] a product card says what opens it, how, and under which terms', async ({ page }) => {
  await page.goto('/en/account-products/')
  const cards = page.locator('.product-list-card')
  expect(await cards.count()).toBeGreaterThan(5)
  await expect(cards.filter({ hasText: '$0' }).first()).toBeVisible()
  await expect(cards.first().locator('a[href="/en/product-terms-conditions/"]')).toHaveText(/Account Terms & Conditions/)
  await page.goto('/es/account-products/')
  await expect(page.locator('.product-list-card').first().locator('a[href="/en/product-terms-conditions/"]')).not.toHaveText(
    /Account Terms/,
  )
})

for (const [language, words, link] of [
  ['en', 'No rates found for this sector, for more rates click here', 'click here'],
  ['es', 'No se encontraron tasas para este sector; para ver más tasas, haga clic aquí', 'haga clic aquí'],
] as const)
  test(
    `[ERR-04] [D-ERR-3] in ${language}, a list without rates says so, and its link leads to the sheet of all rates`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/rates/`)
      await expect(page.getByText(words)).toBeVisible()
      const sheet = page.locator('#all-rates')
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/rates/#all-rates$`))
      await expect(sheet.locator('h2')).toBeInViewport()
      await expect(sheet.locator('.rate-sheet-account')).toHaveCount(8)
    },
  )

test('a product card leads to its own place on the rate sheet, clear of the header', async ({ page }) => {
  await page.goto('/en/personal/certificates/')
  await page.getByRole('link', { name: 'Steady Certificate on the rate sheet' }).click()
  await expect(page).toHaveURL(/\/en\/rates\/#rate-steady-certificate$/)
  const name = page.locator('#rate-steady-certificate h4')
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeGreaterThan(75)
})

test('[LOC-14] each group of the locations page says how many places it has', async ({ page }) => {
  await page.goto('/en/locations/')
  const groups = page.locator('.location-list-index a')
  await expect(groups.locator('span')).toHaveCount(await groups.count())
  await expect(groups.filter({ hasText: 'Elsewhere' })).toContainText(/\d offices?$/)
})

test('[LOC-08] the locations page leads to the page of each location', async ({ page }) => {
  await page.goto('/en/locations/')
  const links = await page
    .locator('.location-list a[href*="/locations/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(links.filter((href) => /^\/(?:en\/)?locations\/(?:la|ms|tx)\/[^/]+\/$/.test(href ?? '')).length).toBeGreaterThan(100)
})

test('[TEAM-02] [TEAM-03] Louisiana comes first, as one group', async ({ page }) => {
  await page.goto('/en/business/treasury-management/team/')
  const headings = await page.locator('.team-directory-group h2').allInnerTexts()
  expect(headings[0]).toBe('Louisiana')
  expect(headings.filter((heading) => /louisiana/i.test(heading))).toHaveLength(1)
})

test('[STORE-13] [STORE-14] [STORE-15] staff, products and questions show the fields of their records', async ({ page }) => {
  await page.goto('/en/business/treasury-management/team/')
  await expect(page.locator('.team-directory-phone a').first()).toHaveAttribute('href', /^tel:\d/)
  await page.goto('/en/account-products/')
  await expect(page.locator('.product-list-subline').first()).not.toBeEmpty()
  await expect(page.locator('.product-list-facts').first()).not.toBeEmpty()
  await page.goto('/en/faq/')
  await expect(page.locator('.faq-question').first()).not.toBeEmpty()
})

test('[STORE-12] a page’s record decides title, head and deposit-insurance logo', async ({ page }) => {
  await page.goto('/en/business/')
  await expect(page).toHaveTitle('Business banking | Gulf Pines Bank')
  await expect(page.locator('meta[name="geo.region"]')).toHaveCount(1)
  await expect(page.locator('.footer-fdic')).toBeVisible()
})
