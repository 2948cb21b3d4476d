import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { newVisitor } from '../browser/forms.ts'
import { switchLanguage } from '../browser/header-menus.ts'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf } from '../mail/inbox.ts'

const path = '/business/treasury-management/team/'
const subject = 'Treasury Management Stage Email Subject'

const dialogOf = (page: Page) => page.getByRole('dialog')
const buttonOf = (page: Page, member: string) => page.locator(`[data-email-now="${member}@gulfpines.example"]`)
const open = async (page: Page, member: string) => {
  await buttonOf(page, member).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The text of an element as it is shown, line by line. */
const linesOf = (element: Element): readonly string[] => {
  const range = document.createRange()
  const lines = new Map<number, string>()
  for (const node of element.childNodes)
    for (const [index, sign] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { bottom } = range.getBoundingClientRect()
      lines.set(bottom, (lines.get(bottom) ?? '') + sign)
    }
  return [...lines.values()]
}

/** A member's mail address in sight and beside their telephone number. */
const expectAddress = async (page: Page, member: string): Promise<void> => {
  const address = `${member}@gulfpines.example`
  const card = page.locator('.team-directory-member').filter({ hasText: address })
  await expect(card.getByRole('link', { name: address })).toBeVisible()
  await expect(card.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  await expect(card.locator('a[href^="tel:"]')).toBeVisible()
}

for (const language of ['en', 'es'] as const)
  test(
    `[TEAM-07] [D-TEAM-4] in ${language}, members show their own photo, and initials where there is none`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}${path}`)
      const cards = page.locator('.team-directory-member')
      const photos = cards.locator('.team-directory-portrait img')
      await expect(cards).toHaveCount(18)
      await expect(photos).toHaveCount(17)
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded()
        await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(80)
      }
      const addresses = await photos.evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).currentSrc.split(/[.@]/).slice(0, -1).join('.')),
      )
      expect(new Set(addresses).size).toBe(17)
      const simone = cards.filter({ hasText: 'Simone Robichaux' })
      await expect(simone.locator('img')).toHaveAttribute('src', /portrait-simone-robichaux/)
      await expect(simone.locator('img')).toHaveAttribute('alt', '')
      const ines = cards.filter({ hasText: 'Inés Caraway' })
      await expect(ines.locator('img')).toHaveCount(0)
      await expect(ines.locator('.team-directory-initials')).toHaveText('IC')
    },
  )

test('[TEAM-08] [TEAM-09] [TEAM-12] [TEAM-13] each button opens an empty form to its own member, which its x closes', async ({ page }) => {
  await page.goto(`/en${path}`)
  await expect(dialogOf(page)).toHaveCount(0)
  await open(page, 'simone.robichaux')
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Contact Simone Robichaux')
  await expect(dialog.getByRole('heading', { name: 'Contact Simone Robichaux' })).toBeFocused()
  await expect(dialog).not.toContainText(subject)
  await dialog.locator('[name=fullName]').fill('Renee Landry')
  await dialog.locator('[name=message]').fill('Please call me.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(buttonOf(page, 'simone.robichaux')).toBeFocused()

  await open(page, 'grant.okafor')
  await expect(dialog).toHaveAccessibleName('Contact Grant Okafor')
  for (const name of ['fullName', 'phone', 'email', 'message']) await expect(dialog.locator(`[name=${name}]`)).toHaveValue('')
})

test('[D-TEAM-5] Escape closes it, and so does a press beside it while nothing is written', async ({ page }) => {
  await page.goto(`/es${path}`)
  // Wide enough to have something beside the form.
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'simone.robichaux')
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Escribir a Simone Robichaux')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(buttonOf(page, 'simone.robichaux')).toBeFocused()

  await open(page, 'simone.robichaux')
  await page.mouse.click(40, 400)
  await expect(dialog).toHaveCount(0)

  await open(page, 'simone.robichaux')
  await dialog.locator('[name=message]').fill('Nos gustaría hablar.')
  await page.mouse.click(40, 400)
  await expect(dialog.locator('[name=message]')).toHaveValue('Nos gustaría hablar.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

for (const [language, other] of [
  ['en', 'es'],
  ['es', 'en'],
] as const)
  test(`[TEAM-13] [D-FORM-2] [D-FORM-24] words that were not sent come back to their member alone, until they are sent (${language})`, {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.goto(`/${language}${path}`)
    const dialog = dialogOf(page)
    const written = (name: string) => dialog.locator(`[name=${name}]`)
    await open(page, 'simone.robichaux')
    await written('fullName').fill('Renee Landry')
    await written('phone').fill('4111 1111 1111 1111')
    await written('message').fill('Please call me.')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('1111')
    const leave = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    const expectWords = async () => {
      await open(page, 'simone.robichaux')
      await expect(written('fullName')).toHaveValue('Renee Landry')
      await expect(written('message')).toHaveValue('Please call me.')
      await expect(written('phone')).toHaveValue('')
      await expect(dialog.getByRole('heading').first()).toBeFocused()
    }
    await leave()
    await open(page, 'grant.okafor')
    for (const name of ['fullName', 'phone', 'message']) await expect(written(name)).toHaveValue('')
    await leave()
    await expectWords()
    await page.reload()
    await expectWords()
    await leave()
    await page.locator(`footer a[href="/${language}/faq/"]`).first().click()
    await page.waitForURL(`**/${language}/faq/`)
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expectWords()
    await leave()
    await switchLanguage(page, isMobile)
    await page.waitForURL(`**/${other}${path}`)
    await expectWords()
    await written('phone').fill('504-555-0110')
    await written('email').fill(newVisitor())
    await dialog.locator('[type=submit]').click()
    await page.waitForURL('**/thank-you/')
    await page.goto(`/${other}${path}`)
    await open(page, 'simone.robichaux')
    for (const name of ['fullName', 'phone', 'email', 'message']) await expect(written(name)).toHaveValue('')
  })

test('[D-TEAM-5] the page behind is out of reach, and the form breaks no rule of accessibility', { tag: '@both' }, async ({ page }) => {
  await page.goto(`/en${path}`)
  await open(page, 'simone.robichaux')
  const dialog = dialogOf(page)
  await dialog.locator('[name=fullName]').focus()
  await expect(dialog.locator('.form-badge')).toBeInViewport()
  for (const behind of [buttonOf(page, 'grant.okafor'), page.locator('header a').first()]) {
    await behind.focus()
    await expect(behind).not.toBeFocused()
  }
  expect(await violations(page)).toEqual([])
})

for (const [language, done] of [
  ['en', 'Thank you'],
  ['es', 'Gracias'],
] as const) {
  test(
    `[TEAM-10] [TEAM-11] [D-TEAM-1] a message reaches that member, under the subject of the page, and leads to the thank-you page, in ${language}`,
    acrossSizes(language),
    async ({ page }) => {
      const visitor = newVisitor()
      await page.goto(`/${language}${path}`)
      await open(page, 'simone.robichaux')
      const dialog = dialogOf(page)
      await dialog.locator('[name=fullName]').fill('Renee Landry')
      await dialog.locator('[name=phone]').fill('504-555-0110')
      await dialog.locator('[name=email]').fill(visitor)
      await dialog.locator('[name=message]').fill('Please call me.')
      await dialog.locator('[type=submit]').click()
      await page.waitForURL('**/thank-you/')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveTitle(new RegExp(done))
      const mail = await mailOf(visitor)
      const from = ['Support form', `/${language}${path}`, language === 'en' ? 'English' : 'Spanish'].join(', ')
      expect([mail.to, mail.subject]).toEqual([['simone.robichaux@gulfpines.example'], `${subject} [${from}]`])
      expect(mail.text).toContain('> Please call me.')
      expect(mail.text).toContain(`/${language}${path}`)
    },
  )
}

test('[TEAM-08] who has no address has no button', async ({ page }) => {
  await page.goto(`/en${path}`)
  const card = page.locator('.team-directory-member', { hasText: 'Bernadette Quibodeaux' })
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[TEAM-08] [D-TEAM-7] the mail address stands in for the button, beside the telephone number', async ({ page }) => {
    await page.goto(`/en${path}`)
    await expectAddress(page, 'simone.robichaux')
    await expect(page.getByRole('button', { name: 'Email Now' })).toHaveCount(0)
  })

  test('[TEAM-08] mail addresses that are too long for their line break before the @', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en${path}`)
    const addresses = page.locator('.team-directory-address a')
    const lines = (await addresses.all()).map((address) => address.evaluate(linesOf))
    const broken = (await Promise.all(lines)).filter(({ length }) => length > 1)
    expect(broken.length).toBeGreaterThan(0)
    for (const [, ...others] of broken) expect(others).toEqual(['@gulfpines.example'])
  })
})

for (const language of ['en', 'es'] as const)
  test.describe(`with a script that does not come, in ${language}`, () => {
    test.use({ tolerated: [/LiveTeamDirectory|Failed to (?:load|fetch)|hydrat/i] })

    test(
      '[TEAM-08] [D-TEAM-7] [D-HEAD-1] the button leads to the mail address, with the number for lost cards, and to the form once its script is there',
      acrossSizes(language),
      async ({ page }) => {
        const script = await holdScript(page, 'LiveTeamDirectory')
        await page.goto(`/${language}${path}`)
        await expect(page.locator('.team-directory-address').first()).toBeHidden()
        await buttonOf(page, 'simone.robichaux').press('Enter')
        script.fail()
        await expect(page.getByRole('link', { name: 'simone.robichaux@gulfpines.example' })).toBeFocused()
        await expectAddress(page, 'simone.robichaux')
        const said = page.locator('.team-directory-unreached')
        await expect(said).toHaveRole('alert')
        await expect(said).toBeInViewport()
        await expect(said.getByRole('link', { name: '800-555-0142' })).toBeVisible()
        expect(await violations(page, '.team-directory')).toEqual([])
        await page.unrouteAll()
        await page.reload()
        await open(page, 'simone.robichaux')
        await expect(said).toBeHidden()
      },
    )
  })
