import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { chromium } from '@playwright/test'
const [base, out, ...urls] = process.argv.slice(2)
const { executablePath, env } = await prepareChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } as any })
for (const w of [1280, 390]) {
  const page = await browser.newPage({ viewport: { width: w, height: w === 390 ? 844 : 900 } })
  for (const u of urls) {
    await page.goto(base + u, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${out}/${w}${u.replace(/[^a-z0-9]+/gi, '_')}.png`, fullPage: process.env.FULL === '1' })
  }
  await page.close()
}
await browser.close()
