import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { buttonOf, mega } from '../browser/header-bar.ts'
import { expectConnection, expectHydrated, takeProbe } from '../browser/header-menus.ts'
import { hang, startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ tolerated: [/Failed to load resource|failed request|Failed to fetch|hydrating|menu\.txt|dynamically imported/i] })

for (const [language, logIn, words] of [
  ['en', 'Log in', 'We cannot be reached'],
  ['es', 'Entrar', 'No hay conexión con nosotros'],
] as const)
  test(`[D-HEAD-1] in an outage a press on ${logIn} is answered without any script, and opens the panel when it is over @both`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${language}/`, { waitUntil: 'networkidle' })
    const outage = await startOutage(page, /./)
    const button = page.getByRole('button', { name: logIn, exact: true })
    const notice = page.locator('.header-end [role=status] > .login-unreached', { hasText: words })
    await expect(notice).toBeHidden()
    await button.click()
    await expect(notice).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(notice.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await expect(notice.getByRole('listitem').getByRole('link')).toHaveCount(4)
    await expect(notice.locator('p')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('link').first()).toBeFocused()
    await page.locator('h1').click()
    await expect(notice).toBeHidden()
    outage.end()
    await button.click()
    await expect(page.locator('.login-drop')).toBeVisible()
    await expect(notice).toBeHidden()
  })

test('[D-HEAD-1] in an outage the button of a menu is answered as Log in is', async ({ page }) => {
  await page.goto('/en/', { waitUntil: 'networkidle' })
  await startOutage(page, /./)
  await buttonOf(page, 'Personal').press('Enter')
  await expect(page.locator('.header .login-unreached')).toBeVisible()
})

test('[D-HEAD-1] [HEAD-40] a dropdown that was asked for in vain says so until the visitor goes on', async ({ page }) => {
  const probe = await takeProbe(page)
  probe.fail()
  await page.goto('/en/')
  await expectConnection(page, 'unavailable')
  await buttonOf(page, 'Personal').hover()
  await expectHydrated(page)
  const notice = page.locator('.header .login-unreached')
  await expect(notice).toBeHidden()
  await buttonOf(page, 'Personal').click()
  await expect(notice).toBeVisible()
  await expect(mega(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await buttonOf(page, 'Business').click()
  await expect(notice).toBeVisible()
  probe.succeed()
  await buttonOf(page, 'Business').click()
  await expect(mega(page)).toBeVisible()
  await expect(notice).toBeHidden()
})

for (const [language, words] of [
  ['en', 'A page or a part of it could not be loaded'],
  ['es', 'Una página o una parte de ella no se pudo cargar'],
] as const)
  test(`[D-HEAD-1] in ${language}, a page whose scripts never come says so, and offers the ways in @both`, async ({ page }) => {
    await page.route(/\/_astro\/.*\.js$/, (route) => route.abort())
    await page.goto(`/${language}/savings-calculator/`)
    const said = page.getByRole('alert').filter({ hasText: words })
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(said.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
    await expect(said.getByRole('listitem').getByRole('link')).toHaveCount(4)
  })

test('[D-HEAD-1] a page whose islands are made says nothing of it @both', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.locator('.islands-failed')).toBeHidden()
})

for (const [what, address] of [
  ['the header', /\/_astro\/HeaderBar\./],
  ['React', /\/_astro\/client\./],
] as const)
  for (const name of ['Log in', 'More in Personal'])
    test(`[D-HEAD-1] a script of ${what} that hangs is answered at ${name} as one that fails`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/en/')
      const script = await hang(page, address)
      const button = page.locator('.header').getByRole('button', { name, exact: true }).first()
      await button.click()
      await script.isAsked
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await page.clock.runFor(answerTimeout)
      await expect(button).not.toHaveAttribute('aria-busy')
      const notice = page.locator('.header-end [role=status] > .login-unreached')
      await expect(notice).toBeVisible()
      await expect(notice.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
    })

test('[D-HEAD-1] styles of the menus that hang are not waited for', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/')
  const styles = await hang(page, /\/_astro\/panels\..*css/)
  const button = page.getByRole('button', { name: 'Log in', exact: true })
  await button.click()
  await styles.isAsked
  await page.clock.runFor(answerTimeout)
  await expect(page.locator('.login-drop')).toBeVisible()
})
