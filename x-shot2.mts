import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { chromium } from '@playwright/test'
const { executablePath, env } = await prepareChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } as any })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await page.goto('http://localhost:4410/en/locations/'); await page.mouse.wheel(0,560); await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/me/start.png' })
await page.goto('http://localhost:4410/es/locations/tx/houston-bellaire-boulevard/'); await page.locator('.area-map, [data-area-map]').first().scrollIntoViewIfNeeded(); await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/me/area.png' })
await browser.close()
