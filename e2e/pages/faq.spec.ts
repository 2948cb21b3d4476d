import type { Locator, Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { goOn } from '../browser/in-app.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const field = (page: Page): Locator => page.locator('.faq-search input')
const asked = (page: Page): Locator => page.locator('.faq .faq-question button')
const topics = (page: Page): Locator => page.locator('.faq-index')
const status = (page: Page): Locator => page.locator('.faq-status')
/** Whether an element stands right below the bar, which is 75 px high; pages scroll by whole pixels, and lines of text are none. */
const isBelowBar = async (page: Page, id: string): Promise<boolean> => {
  const top = await page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id)
  return Math.abs(top - 75) <= 1
}
/** Whether it stands there and stays: a page that glides is at each place for one frame. */
const rests = async (page: Page, id: string): Promise<boolean> => {
  const isMoving = await page.evaluate(async () => {
    const before = scrollY
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (scrollY !== before) return true
    }
    return false
  })
  return !isMoving && (await isBelowBar(page, id))
}

const words = {
  en: {
    typed: 'WIRE sénd',
    question: 'How do I send a wire?',
    counted: '1 of 32 questions',
    topic: 'Cards and ATMs',
    sub: 'Lost or stolen',
    everything: 'All questions',
    nothing: 'None of these questions says “zebra”.',
    contact: 'Ask a person',
    clear: 'Clear the search',
  },
  es: {
    typed: 'numero RUTA banco',
    question: '¿Cuál es el número de ruta del banco?',
    counted: '1 de 32 preguntas',
    topic: 'Tarjetas y cajeros',
    sub: 'Perdida o robada',
    everything: 'Todas las preguntas',
    nothing: 'Ninguna de estas preguntas dice «zebra».',
    contact: 'Hable con una persona',
    clear: 'Borrar la búsqueda',
  },
} as const

for (const language of ['en', 'es'] as const) {
  const { typed, question, counted, topic, sub, everything, nothing, contact, clear } = words[language]

  test(
    `[SRCH-21] [SRCH-23] [D-SRCH-8] in ${language}, the FAQ’s search filters its questions in place`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/faq/`)
      await expect(asked(page)).toHaveCount(32)
      await field(page).pressSequentially(typed)
      await expect(asked(page)).toHaveText([question])
      await expect(status(page)).toHaveText(counted)
      await field(page).press('Enter')
      await expect(status(page)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe(`/${language}/faq/`)
      await asked(page).click()
      await expect(page.locator('.faq-question .accordion-body')).toBeVisible()
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    `[SRCH-22] in ${language}, a category and a sub-category each show their questions alone, and Back shows what was there`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/faq/`)
      await topics(page).getByRole('link', { name: topic }).click()
      await expect(page.locator('.faq-section h2')).toHaveText([topic])
      await expect(topics(page).locator('[aria-current=true]')).toHaveText(topic)
      const inTopic = await asked(page).count()
      await topics(page).getByRole('link', { name: sub }).click()
      await expect(page.locator('.faq-section h3.label')).toHaveText([sub])
      expect(await asked(page).count()).toBeLessThan(inTopic)
      await expect.poll(() => isBelowBar(page, 'faq-category-cards-lost')).toBe(true)
      expect(await violations(page)).toEqual([])
      await page.goBack()
      await expect(asked(page)).toHaveCount(inTopic)
      await topics(page).getByRole('link', { name: everything }).click()
      await expect(asked(page)).toHaveCount(32)
    },
  )

  test(`[D-SRCH-8] in ${language}, nothing found says so and helps on`, acrossSizes(language), async ({ page }) => {
    await page.goto(`/${language}/faq/`)
    await field(page).fill('zebra')
    await expect(status(page)).toHaveText(nothing)
    const help = page.locator('.faq-nothing')
    await expect(help.getByRole('link', { name: contact })).toHaveAttribute('href', `/${language}/contact/`)
    await expect(help.locator('a[href^="tel:"]')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await help.getByRole('button', { name: clear }).click()
    await expect(asked(page)).toHaveCount(32)
    await field(page).fill('zebra')
    await help.getByRole('link', { name: 'zebra' }).click()
    await page.waitForURL(`**/${language}/search/?terms=zebra`)
  })

  test(
    `[LINK-34] in ${language}, a link to a question opens it, 75 px below the top and with the focus`,
    repeated(language === 'es'),
    async ({ page }) => {
      const isThere = async () => {
        const button = page.locator('#faq-wire button')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(button).toBeFocused()
        await expect.poll(() => isBelowBar(page, 'faq-wire')).toBe(true)
        await expect(page.locator('.faq-index-open a')).toHaveCount(1)
      }
      await page.goto(`/${language}/faq/#faq-wire`)
      await isThere()
      await page.goto(`/${language}/careers/`)
      await goOn(page, `/${language}/faq/#faq-wire`)
      await isThere()
    },
  )

  test.describe(`in ${language}, without scripts`, repeated(language === 'es'), () => {
    test.use({ javaScriptEnabled: false })
    test('[SRCH-21] [SRCH-23] every question and answer is there, and the search leads to the site’s', async ({ page }) => {
      await page.goto(`/${language}/faq/`)
      await expect(page.locator('.faq-question .accordion-body:visible')).toHaveCount(32)
      await field(page).fill('wire')
      await field(page).press('Enter')
      await page.waitForURL(`**/${language}/search/?terms=wire`)
    })
  })
}

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

test('[D-SRCH-8] words of an answer find it, and show it open where there are few', async ({ page }) => {
  await page.goto('/en/faq/')
  await field(page).fill('braille')
  await expect(asked(page)).toHaveText(['How do I get my statements?'])
  await expect(page.locator('.faq-question .accordion-body')).toBeVisible()
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('faq-found') ?? [])].map((range) =>
        range.startContainer.textContent?.slice(range.startOffset, range.endOffset),
      ),
    )
  expect(await marked()).toEqual(['braille'])
  await field(page).fill('')
  await expect(asked(page)).toHaveCount(32)
  await expect(page.locator('.faq-question .accordion-body:visible')).toHaveCount(0)
  expect(await marked()).toEqual([])
})

test('[D-SRCH-8] words that are not in the chosen topic are offered where they are', async ({ page }) => {
  await page.goto('/en/faq/#faq-category-safety')
  await expect(page.locator('.faq-section h2')).toHaveText(['Safety and insurance'])
  await field(page).fill('wire send')
  await page.locator('.faq-nothing').getByRole('link', { name: 'Look in all topics (1)' }).click()
  await expect(asked(page)).toHaveText(['How do I send a wire?'])
  await expect(field(page)).toHaveValue('wire send')
})

test('[D-SRCH-8] words and topic are in the address: they survive Back, a reload and being sent to somebody', async ({ page, context }) => {
  await page.goto('/en/faq/')
  await field(page).fill('card')
  await topics(page).getByRole('link', { name: 'Cards and ATMs' }).click()
  await expect(page.locator('.faq-section h2')).toHaveText(['Cards and ATMs'])
  const found = await asked(page).allInnerTexts()
  expect(found.length).toBeGreaterThan(1)
  await expect(page).toHaveURL(/\/en\/faq\/#q=card&topic=cards$/)
  await goOn(page, '/en/careers/')
  await page.goBack()
  await expect(asked(page)).toHaveText(found)
  await expect(field(page)).toHaveValue('card')
  await page.reload()
  await expect(asked(page)).toHaveText(found)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(asked(other)).toHaveText(found)
  await expect(field(other)).toHaveValue('card')
})

test('[D-SRCH-8] a topic of the page as it was built is shown with the words that were typed meanwhile', async ({ page }) => {
  await page.goto('/en/faq/')
  const built = await topics(page).getByRole('link', { name: 'Cards and ATMs' }).getAttribute('href')
  await field(page).fill('card')
  await expect(page).toHaveURL(/#q=card$/)
  // What a link that was followed before the page was hydrated does when it arrives late.
  await page.evaluate((hash) => {
    location.hash = hash ?? ''
  }, built)
  await expect(page.locator('.faq-section h2')).toHaveText(['Cards and ATMs'])
  await expect(field(page)).toHaveValue('card')
  await expect(page).toHaveURL(/#q=card&topic=cards$/)
})

test('[SRCH-21] words typed before the page is live are searched for when it is', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/Faq.*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/en/faq/')
  await field(page).pressSequentially('wire send')
  await expect(asked(page)).toHaveCount(32)
  resolve()
  await expect(asked(page)).toHaveText(['How do I send a wire?'])
  await expect(field(page)).toHaveValue('wire send')
})

test('[SRCH-21] [SRCH-22] [SRCH-23] the keyboard alone searches, chooses a topic and opens an answer', async ({ page }) => {
  await page.goto('/en/faq/')
  await field(page).focus()
  await page.keyboard.type('lost')
  await expect(asked(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(status(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(asked(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked(page).first()).toHaveAttribute('aria-expanded', 'true')
  await topics(page).getByRole('link', { name: 'Cards and ATMs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.faq-section h2')).toHaveText(['Cards and ATMs'])
})
