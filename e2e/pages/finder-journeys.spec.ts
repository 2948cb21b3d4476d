import type { Page } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const journeys = 10
const steps = 4

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const queries = [
  'Houston',
  'hattisburg',
  '70433',
  'Jefferson County',
  'Nueva Orleans',
  'zzzz',
  'Perkins Rd',
  'Austin TX',
  'Texas',
  '<b>&"',
  '',
]

/** The finder has answered what was asked, and the address says so: steps are written once the router is there, which then restores positions. */
const settled = async (page: Page): Promise<void> => {
  // Its scripts come late on a machine that has much else to do.
  await expect(page.locator('[data-finder][data-started]:not([data-busy])')).toBeVisible({ timeout: 45_000 })
  await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, { timeout: 45_000 })
}

const arrive = async (page: Page): Promise<void> => {
  await page.goto('/en/locations/')
  await page.locator('#finder-q').focus()
  await settled(page)
}

const what = async (page: Page) => ({
  ids: await page.locator('[data-pin]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pin'))),
  status: await page.locator('[data-finder-status]').textContent(),
  query: await page.locator('#finder-q').inputValue(),
  checked: await page
    .locator('.location-finder input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name)),
  chosen: await page
    .locator('.location-finder select')
    .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value)),
})

const act = async (page: Page, random: () => number): Promise<void> => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const link = async (selector: string): Promise<void> => {
    const found = page.locator(selector)
    const count = await found.count()
    if (count > 0) await found.nth(Math.floor(random() * count)).click()
  }
  const actions = [
    () => page.locator('#finder-q').fill(pick(queries)),
    () => page.locator('#finder-q').fill(pick(queries)),
    () => page.locator('#finder-type').selectOption({ index: Math.floor(random() * 4) }),
    () => page.locator('#finder-language').selectOption({ index: Math.floor(random() * 4) }),
    () =>
      page
        .locator('.location-finder-check')
        .nth(Math.floor(random() * 6))
        .click(),
    () => link('[data-finder-more]'),
    () => link('[data-finder-query]'),
    () => link('[data-finder-clear]'),
    async () => {
      await page.goBack()
      // Before the first page there is none of ours.
      if (page.url() === 'about:blank') await page.goForward()
    },
    () => page.goForward(),
  ]
  await pick(actions)()
  await page.locator('#finder-q').focus()
  await settled(page)
}

/** Of 30 seeds, those that `npm test` tries; the matrix tries all. The state model is tried with 10,000 journeys without a browser. */
const alwaysTried = 1

for (let seed = 1; seed <= 30; seed++)
  test(
    `[D-LOC-1] random journeys ${(seed - 1) * journeys + 1} to ${seed * journeys} of 300 end in a state that the address gives back`,
    repeated(seed > alwaysTried),
    async ({ page }) => {
      test.setTimeout(360_000)
      const random = randomFrom(seed)
      await page.goto('/en/locations/')
      for (let journey = 0; journey < journeys; journey++) {
        await arrive(page)
        for (let step = 0; step < steps; step++) await act(page, random)
        const before = await what(page)
        await page.reload()
        await page.locator('#finder-q').focus()
        await settled(page)
        expect(await what(page), page.url()).toEqual(before)
      }
    },
  )
