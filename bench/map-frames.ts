import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { demoData } from './bench-data.ts'
import { median } from './median.ts'
import { serveSite } from './serve-site.ts'

const port = 4391
/** Times that a phone of some years ago is slower. */
const slower = 4
const moves = 40

/** Makes the finder of a page believe in `count` locations all over the three states. */
const withLocations = async (page: Page, count: number): Promise<void> => {
  await page.route(`**${await page.locator('[data-finder]').getAttribute('data-locations')}`, async (route) => {
    const data = await (await route.fetch()).json()
    const locations = Array.from({ length: count }, (_, index) => ({
      ...data.locations[index % data.locations.length],
      id: `made-${index}`,
      lat: 29.5 + ((index * 7_919) % 5_000) / 1_100,
      lng: -100 + ((index * 104_729) % 5_000) / 500,
    }))
    await route.fulfill({ json: { ...data, locations } })
  })
}

/** Seconds that the main thread has worked so far. */
const worked = async (session: CDPSession): Promise<number> =>
  (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0

const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame))

/** Milliseconds of work of the main thread for each frame while the map is dragged, and for one doubling of its closeness. */
const measure = async (page: Page, session: CDPSession): Promise<{ readonly frame: number; readonly zoom: number }> => {
  const box = await page.locator('.map-view').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 300]
  const idle = await worked(session)
  for (let move = 0; move < moves; move++) await nextFrame(page)
  const before = await worked(session)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 0; move < moves; move++) {
    await page.mouse.move(x + Math.sin(move / 3) * 120, y + Math.cos(move / 5) * 80)
    await nextFrame(page)
  }
  await page.mouse.up()
  const after = await worked(session)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const beforeZoom = await worked(session)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await nextFrame(page)
  const zoom = (await worked(session)) - beforeZoom
  return { frame: ((after - before - (before - idle)) / moves) * 1000, zoom: zoom * 1000 }
}

/** What a frame of the map costs with the demo's locations and with 5,000, in processor time. */
export const benchMapFrames = async (runs: number): Promise<void> => {
  const server = await serveSite(await demoData(), port)
  const { executablePath, env } = await prepareChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } })
  try {
    for (const count of [115, 5_000]) {
      const found = []
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        await page.goto(`http://localhost:${port}/en/locations/`)
        await withLocations(page, count)
        await page.locator('#finder-q').focus()
        await page.locator('.map-count:not(:empty)').waitFor()
        await page.locator('.map-view').scrollIntoViewIfNeeded()
        const session = await page.context().newCDPSession(page)
        // Processor time, which others on the machine do not lengthen.
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        found.push(await measure(page, session))
        await page.close()
      }
      const [frame, zoom] = [median(found.map((one) => one.frame)), median(found.map((one) => one.zoom))]
      console.log(
        `map, ${count} locations, processor time of the main thread: ${frame.toFixed(1)} ms a frame, ${zoom.toFixed(0)} ms to zoom in once; ${slower} times slower: ${(frame * slower).toFixed(0)} and ${(zoom * slower).toFixed(0)} ms`,
      )
    }
  } finally {
    await browser.close()
    server.kill()
  }
}
