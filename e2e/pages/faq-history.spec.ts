import type { Page } from '@playwright/test'
import { asked, field, isBelowBar, rests, topics } from '../browser/faq.ts'
import { goOn } from '../browser/in-app.ts'
import { expect, test } from '../browser/visit.ts'

test('[SRCH-22] Back from a topic returns to where the reader was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  const link = topics(page).getByRole('link', { name: 'Safety and insurance' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  await link.click()
  await expect(page.locator('.faq-section h2')).toHaveText(['Safety and insurance'])
  await expect.poll(() => isBelowBar(page, 'faq-category-safety')).toBe(true)
  await page.goBack()
  await expect(asked(page)).toHaveCount(32)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

for (const [language, width] of [
  ['en', 1280],
  ['es', 1280],
  ['en', 390],
  ['es', 390],
] as const)
  test(`[LINK-11] [LINK-34] [D-LINK-10] with reduced motion Forward finds the first topic again (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/faq/`, { waitUntil: 'networkidle' })
    const top = () => page.evaluate(() => Math.round(scrollY))
    const link = topics(page).locator('a[href="#faq-category-loans"]')
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(async () => {
      for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
      const places = new Set<number>()
      addEventListener('scroll', () => Object.assign(window, { places: [...places.add(Math.round(scrollY))] }))
    })
    const before = await top()
    await link.click()
    await expect(page.locator('.faq-section')).toHaveCount(1)
    await expect.poll(() => rests(page, 'faq-category-loans')).toBe(true)
    const place = await top()
    // On phones, the topics of the one that was chosen come in above it.
    if (width > 890) expect(await page.evaluate(() => Reflect.get(window, 'places'))).toEqual([place])
    await page.goBack()
    await expect(page.locator('.faq-section').nth(1)).toBeVisible()
    await expect.poll(top).toBe(before)
    await page.goForward()
    await expect(page.locator('.faq-section')).toHaveCount(1)
    await expect.poll(top).toBe(place)
    expect(await rests(page, 'faq-category-loans')).toBe(true)
  })

/** Addresses of the FAQ, and what its script shows once it has followed them. */
const followed = [
  ['faq-category-loans', '.faq-index [aria-current=true][href="#faq-category-loans"]'],
  ['faq-routing-number', '#faq-routing-number button[aria-expanded=true]'],
] as const

test('[LINK-33] [LINK-34] a topic that is followed before the script of the FAQ has come is glided to, and ends 75 px below the top', async ({
  page,
}) => {
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  // A slow computer: the script comes while the page glides.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await topics(page).locator('a[href="#faq-category-loans"]').click()
  await expect(page.locator(followed[0][1])).toBeVisible()
  await expect.poll(() => rests(page, 'faq-category-loans')).toBe(true)
})

for (const [id, shown] of followed)
  test(`[LINK-11] a reload, and Back from another document, find the reader below #${id}`, async ({ page }) => {
    await page.goto(`/en/faq/#${id}`)
    await expect(page.locator(shown)).toBeVisible()
    const top = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(() => rests(page, id)).toBe(true)
    // The router, which notes the place, comes with the first interaction.
    await field(page).focus()
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
    await page.evaluate(() => scrollBy({ top: 240, behavior: 'instant' }))
    const before = await top()
    await expect.poll(() => page.evaluate(() => Math.round(history.state.scrollY))).toBe(before)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(top).toBe(before)
    await page.goto('/en/about/')
    await page.goBack({ waitUntil: 'networkidle' })
    await expect.poll(top).toBe(before)
  })

test('[LINK-11] Back opens the answer again whose link was followed, and gives the focus back to it', async ({ page }) => {
  await page.goto('/en/faq/')
  const question = page.getByRole('button', { name: 'How do I close an account?' })
  await question.click()
  const link = page.getByRole('link', { name: 'contact page' })
  await link.press('Enter')
  await page.waitForURL('**/en/contact/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.evaluate(() => {
    const focused: string[] = []
    Object.assign(window, { focused })
    addEventListener('focusin', ({ target }) => focused.push((target as Element).localName))
  })
  await page.goBack()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'focused'))).not.toContain('h1')
})

test('[LINK-11] Back finds the answers open that were left open, and the same place', async ({ page }) => {
  await page.goto('/en/faq/')
  for (const index of [0, 1, 3]) await asked(page).nth(index).click()
  const open = page.locator('.faq-question [aria-expanded=true]')
  await expect(open).toHaveCount(3)
  const link = page.locator('footer a[href="/en/contact/"]').first()
  await link.focus()
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/contact/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(open).toHaveCount(3)
  await expect(link).toBeFocused()
  await expect.poll(top).toBe(before)
})

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test(`[SRCH-22] [LINK-11] the keyboard goes on from the topic that it chose, and Back leads to its link (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/${language}/faq/`, { waitUntil: 'networkidle' })
    const link = (id: string) => topics(page).locator(`a[href="#faq-category-${id}"]`)
    for (const id of ['cards', 'loans']) {
      await link(id).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.faq-section')).toHaveCount(1)
      await expect(page.locator(`#faq-category-${id}`)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator(`#faq-category-${id} button`).first()).toBeFocused()
      await expect.poll(() => rests(page, `faq-category-${id}`)).toBe(true)
    }
    await page.goBack()
    await expect(page.locator('.faq-section')).toHaveAttribute('id', 'faq-category-cards')
    await expect(link('loans')).toBeFocused()
    await page.goForward()
    await expect(page.locator('#faq-category-loans')).toBeFocused()
  })

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test(`[LINK-11] [SRCH-22] Back over topics leads to the link that each was left by (${language}, ${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/faq/`)
    const link = (anchor: string) => topics(page).locator(`a[href="#${anchor}"]`)
    const steps = ['faq-category-cards', 'faq-questions', 'faq-category-loans', 'faq-category-safety', 'faq-questions']
    for (const anchor of steps) {
      await link(anchor).press('Enter')
      await expect(link(anchor)).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
    }
    for (const anchor of steps.toReversed()) {
      await page.goBack()
      await expect(link(anchor)).toBeFocused()
    }
    await expect(page).toHaveURL(/\/faq\/$/)
    for (const anchor of steps.slice(1)) {
      await page.goForward()
      await expect(link(anchor)).toBeFocused()
    }
  })

for (const language of ['en', 'es'] as const)
  test(`[LINK-11] in ${language}, Back in the app to the address of a question finds the place and the link that was followed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/faq/#faq-lost-card`)
    await expect(page.locator('#faq-lost-card button')).toBeFocused()
    const link = page.locator(`footer a[href="/${language}/contact/"]`).first()
    await link.focus()
    const top = () => page.evaluate(() => Math.round(scrollY))
    const before = await top()
    await link.press('Enter')
    await page.waitForURL('**/contact/')
    await expect(page.locator('main h1')).toBeFocused()
    await page.goBack()
    await expect(page.locator('#faq-lost-card button')).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeFocused()
    await expect.poll(top).toBe(before)
  })

for (const [language, address, question] of [
  ['en', '/en/faq/', undefined],
  ['es', '/es/faq/#faq-wire', 'faq-wire'],
] as const)
  test(`[LINK-11] Back from a topic that was chosen far down the page returns there (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address, { waitUntil: 'networkidle' })
    if (question) await expect.poll(() => rests(page, question)).toBe(true)
    else await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const top = () => page.evaluate(() => Math.round(scrollY))
    const before = await top()
    expect(before).toBeGreaterThan(1500)
    await topics(page).locator('a[href="#faq-category-cards"]').press('Enter')
    await expect(page.locator('.faq-section')).toHaveCount(1)
    await expect.poll(() => rests(page, 'faq-category-cards')).toBe(true)
    await page.goBack()
    await expect(page.locator('.faq-section')).toHaveCount(5)
    await expect.poll(top).toBe(before)
    await expect(page.locator(`.faq-index a[href="#faq-category-cards"]`)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(`/${language}/faq/`)
  })

test('[LINK-11] a step of the FAQ that was left for another page gives its link the focus whenever Back or Forward comes to it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/')
  await topics(page).locator('a[href="#faq-category-cards"]').press('Enter')
  await expect(page.locator('.faq-section')).toHaveCount(1)
  const link = page.locator('footer a[href="/en/contact/"]').first()
  await link.press('Enter')
  await page.waitForURL('**/contact/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(page.locator('.faq-section')).toHaveCount(5)
  await page.goForward()
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await expect(link).toBeFocused()
  // A new step in its place was left by nothing.
  await page.goBack()
  await topics(page).locator('a[href="#faq-category-loans"]').press('Enter')
  await expect(page.locator('#faq-category-loans')).toBeFocused()
  await page.goBack()
  await page.goForward()
  await expect(page.locator('#faq-category-loans')).toBeFocused()
})

test('[LINK-11] Back finds the link that a step was left by whose address was typed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/')
  const link = (topic: string) => topics(page).locator(`a[href="#faq-category-${topic}"]`)
  await link('cards').press('Enter')
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await page.evaluate(() => {
    location.hash = 'faq-is-it-you'
  })
  await expect(page.locator('#faq-is-it-you button')).toHaveAttribute('aria-expanded', 'true')
  await link('accounts').press('Enter')
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('.faq-section')).toHaveCount(5)
  await expect(link('accounts')).toBeFocused()
  await page.goBack()
  await expect(page.locator('#faq-category-cards')).toBeFocused()
  await page.goBack()
  await expect(link('cards')).toBeFocused()
})

test('[LINK-11] Back finds the place again of a topic whose address was typed after another was chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/')
  await topics(page).locator('a[href="#faq-category-cards"]').click()
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
  await page.evaluate(() => {
    location.hash = 'faq-category-loans'
  })
  await expect(page.locator('.faq-section')).toHaveAttribute('id', 'faq-category-loans')
  await expect.poll(() => rests(page, 'faq-category-loans')).toBe(true)
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  await goOn(page, '/en/careers/')
  await page.goBack()
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await expect(page.locator('.faq-section')).toHaveAttribute('id', 'faq-category-loans')
  await expect.poll(top).toBe(before)
  await page.goBack()
  await expect(page.locator('.faq-section')).toHaveAttribute('id', 'faq-category-cards')
})

const topicLink = (page: Page, topic: string) => topics(page).locator(`a[href="#faq-category-${topic}"]`)

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test(`[LINK-11] after a reload Back and Forward over topics still lead to the link that each was left by (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/faq/`)
    const steps = ['cards', 'loans', 'safety']
    for (const topic of steps) {
      await topicLink(page, topic).press('Enter')
      await expect(topicLink(page, topic)).toHaveAttribute('aria-current', 'true')
    }
    await page.reload()
    await expect(page.locator('.faq-section')).toHaveCount(1)
    for (const topic of steps.toReversed()) {
      await page.goBack()
      await expect(topicLink(page, topic)).toBeFocused()
    }
    await page.reload()
    await expect(page.locator('.faq-section')).toHaveCount(5)
    for (const topic of ['loans', 'safety']) {
      await page.goForward()
      await expect(topicLink(page, topic)).toBeFocused()
    }
  })

test('[LINK-11] after a document load Back opens the answers again that a step was left with, at the same place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  for (const index of [0, 1, 3]) await asked(page).nth(index).click()
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  await topicLink(page, 'safety').press('Enter')
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await page.goto('/en/about/')
  await page.goBack()
  await expect(page.locator('.faq-section')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('.faq-question [aria-expanded=true]')).toHaveCount(3)
  await expect(topicLink(page, 'safety')).toBeFocused()
  await expect.poll(top).toBe(before)
})
