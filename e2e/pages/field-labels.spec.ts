import { expect, test } from '../browser/visit.ts'

/** Labels inside of empty fields that are cut off. */
const cut = (labels: readonly Element[]): readonly string[] =>
  labels.flatMap((label) =>
    label.previousElementSibling?.matches(':placeholder-shown:not(:focus)') && label.scrollWidth > label.clientWidth
      ? [label.textContent ?? '']
      : [],
  )

test('at 320 px no label of an empty field is cut, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/es/locations/')
  const labels = page.locator('.field > label')
  await expect(labels.first()).toBeVisible()
  expect(await labels.evaluateAll(cut)).toEqual([])
  await page.goto('/es/mortgage/calculator/')
  const framed = page.frameLocator('main iframe').locator('.field > label')
  await expect(framed.first()).toBeAttached()
  expect(await framed.evaluateAll(cut)).toEqual([])
})
