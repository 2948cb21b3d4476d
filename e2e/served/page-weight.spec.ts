import { storedBlob } from '@bank/releases/manifest/blob.ts'
import { expect, test } from '@playwright/test'
import { servedRelease } from '../site/served-site.ts'

test("the median page's HTML is at most 12 KB, compressed", () => {
  const sizes = Object.entries(servedRelease().files)
    .filter(([address]) => address.endsWith('.html'))
    .map(([, entry]) => storedBlob(entry).size)
    .sort((a, b) => a - b)
  expect(sizes.length).toBeGreaterThan(700)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(12 * 1024)
})
