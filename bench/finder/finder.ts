import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { chromium, type Page } from '@playwright/test'
import { demoData } from '../bench-data.ts'
import { median } from '../median.ts'
import { serveSite } from '../serve-site.ts'
import { finderHost } from './finder-host.ts'

const port = 4391
const slowdown = 4
/** Milliseconds within which a key is answered. */
const promised = 100

const searches = [
  'Houston',
  'Hattiesburg',
  'New Orleans',
  'Baton Rouge',
  'Corpus Christi',
  'Tyler TX',
  'Harrison County',
  'St. Tammany Parish',
  'Nueva Orleans',
  'hattisburg',
  'Biloxi Oak Avenue',
  'ATM in Dallas',
  'notary in Katy',
  'open now Jackson',
  'Bossier City',
  'Shreveport Bayou Road',
]

/** How often each search is typed: one pause of the machine's says nothing of a key. */
const rounds = 5

/** How long a key took until its answer was painted, in milliseconds, and whether it was a list: half a word that means nothing lists nothing. */
type Answered = { readonly text: string; readonly painted: number; readonly isListed: boolean }

/** Measures in the page, from the event of a key to the frame that shows its answer. The tests' own messages wait until that frame is painted. */
const watchKeys = async (page: Page, tell: (answered: Answered) => void): Promise<void> => {
  await page.exposeFunction('tellAnswer', tell)
  await page.evaluate(() => {
    const { tellAnswer } = window as unknown as { tellAnswer: (answered: Answered) => void }
    const root = document.querySelector('[data-finder]') as HTMLElement
    let pressed = 0
    root.addEventListener('input', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
    new MutationObserver(() => {
      const from = pressed
      if (root.dataset['busy'] !== undefined || from === 0) return
      pressed = 0
      requestAnimationFrame(() => {
        const frame = new MessageChannel()
        frame.port1.onmessage = () => {
          const text = root.querySelector<HTMLInputElement>('#finder-q')?.value ?? ''
          tellAnswer({ text, painted: performance.now() - from, isListed: root.querySelector('[data-pin]') !== null })
        }
        frame.port2.postMessage(undefined)
      })
    }).observe(root, { attributes: true, attributeFilter: ['data-busy'] })
  })
}

/** Types searches letter by letter, each after the one before was answered and shown. */
const typeSearches = async (page: Page): Promise<readonly Answered[]> => {
  const answered: Answered[] = []
  let told = (): void => undefined
  await watchKeys(page, (one) => {
    answered.push(one)
    told()
  })
  for (const text of Array.from({ length: rounds }, () => searches).flat()) {
    await page.locator('#finder-q').fill('')
    await page.waitForFunction(() => document.querySelector('[data-finder]:not([data-busy])'))
    for (const letter of text) {
      const answer = new Promise<void>((resolve) => (told = resolve))
      await page.keyboard.type(letter)
      await answer
    }
  }
  return answered
}

const share = (sorted: readonly number[], part: number): number => sorted[Math.min(Math.ceil(sorted.length * part), sorted.length) - 1] ?? 0

/**
 * Types searches into the finder over so many generated locations, on a slowed processor, and says how long a key takes until its list is
 * painted and what was fetched. Throws when the median of one of them is longer than is promised.
 */
export const benchFinder = async (locations: number): Promise<void> => {
  const server = await serveSite(await demoData(), port)
  const host = await finderHost(`http://localhost:${port}`, locations)
  const { executablePath, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const fetched = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/generated/')) fetched.add(request.url())
    })
    await page.goto(host.address)
    const beforeUse = fetched.size
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const start = performance.now()
    await page.locator('#finder-q').focus()
    await page.locator('[data-finder][data-started]').waitFor()
    await page.locator('#finder-q').fill('Tyler')
    await page.locator('[data-pin]').first().waitFor()
    const ready = Math.round(performance.now() - start)
    const answered = await typeSearches(page)
    const listed = answered.filter(({ isListed }) => isListed)
    const typed = [...new Set(listed.map(({ text }) => text))].map((text) => ({
      text,
      painted: median(listed.filter((one) => one.text === text).map(({ painted }) => painted)),
    }))
    const byTime = typed.toSorted((one, other) => other.painted - one.painted)
    const slowest = byTime[0]?.painted ?? 0
    const all = listed.map(({ painted }) => painted).toSorted((one, other) => one - other)
    const painted = [share(all, 0.5), share(all, 0.95), share(all, 1)].map(Math.round)
    console.log(
      `finder: ${locations} locations, processor ${slowdown} times slower, ${typed.length} beginnings of searches that have a list, each typed ${rounds} times`,
    )
    console.log(`  until the list is painted: median ${painted[0]}, 95th percentile ${painted[1]}, longest ${painted[2]} ms`)
    console.log(
      `  median of each beginning (promised ${promised} ms), slowest first: ${byTime
        .slice(0, 5)
        .map(({ text, painted }) => `${text} ${Math.round(painted)}`)
        .join(', ')}`,
    )
    console.log(`  from the focus of the field, with nothing loaded, to the first list: ${ready} ms`)
    console.log(
      `  fetched before use ${beforeUse} files, and ${fetched.size - beforeUse} for ${searches.length} searches: ${Math.round(host.bytes / 1024)} KB, not compressed`,
    )
    if (slowest > promised) throw new Error(`A key takes ${Math.round(slowest)} ms, and ${promised} ms are promised`)
  } finally {
    await browser.close()
    host.close()
    server.kill()
  }
}
