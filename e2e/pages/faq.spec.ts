import { violations } from '../browser/axe.ts'
import { asked, field, isBelowBar, status, topics } from '../browser/faq.ts'
import { goOn } from '../browser/in-app.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

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
