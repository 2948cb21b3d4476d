import { buttonOf, mega } from '../browser/header-bar.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[ROUTE-05] [HEAD-30] a menu entry without Spanish stands in English on a Spanish page, and is marked as English', async ({
  page,
}) => {
  await page.goto('/es/')
  await buttonOf(page, 'Aprender').click()
  const entry = mega(page).getByRole('link', { name: 'Bayou Teche Homestead' })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveAttribute('href', '/WelcomeBTH/')
  await expect(entry.locator('[lang=en]')).toHaveText('Bayou Teche Homestead')
  await expect(mega(page).getByRole('link', { name: 'Contáctenos' }).locator('[lang]')).toHaveCount(0)

  await page.goto('/en/')
  await buttonOf(page, 'Learn').click()
  const english = mega(page).getByRole('link', { name: 'Bayou Teche Homestead' })
  await expect(english).toBeVisible()
  await expect(english.locator('[lang]')).toHaveCount(0)
})
