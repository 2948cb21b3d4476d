import { expect, it } from 'vitest'
import { withoutIslandIds } from './without-island-ids.ts'

it('leaves islands without ids, and everything else as it is', async () => {
  expect(
    await withoutIslandIds(
      '<p uid="a"></p><astro-island uid="Z1kVcX" prefix="s0"></astro-island><astro-island data-imports="a b" uid="ZEaQJx" prefix="s1"></astro-island><astro-island prefix="s2"></astro-island>',
    ),
  ).toBe(
    '<p uid="a"></p><astro-island prefix="s0"></astro-island><astro-island data-imports="a b" prefix="s1"></astro-island><astro-island prefix="s2"></astro-island>',
  )
})
