import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { demoData } from './bench-data.ts'
import { median } from './median.ts'
import { serveSite } from './serve-site.ts'

const port = 4390

/** One page of each template, in both languages where it has two addresses. */
const paths = [
  '/en/',
  '/es/',
  '/en/personal/',
  '/es/business/',
  '/en/about/',
  '/en/contact/',
  '/en/personal/services/mobile-banking/',
  '/blog/',
  '/en/locations/',
] as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's mobile profile (slow 4G, four times slower processor, both simulated) on the served site: the median of several runs, of one page or all. */
export const benchLighthouse = async (runs: number, only: string | undefined): Promise<void> => {
  const server = await serveSite(await demoData(), port)
  const { executablePath, env } = await prepareChromium()
  Object.assign(process.env, env)
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  const rows = []
  try {
    for (const path of paths.filter((candidate) => only === undefined || candidate === only)) {
      const scores = new Map<string, number[]>()
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(`http://localhost:${port}${path}`, {
          port: chrome.port,
          logLevel: 'silent',
          onlyCategories: [...categories],
        })
        for (const category of categories) {
          const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
          scores.set(category, [...(scores.get(category) ?? []), score])
          if (run === 0 && score < 100) {
            for (const { id } of result?.lhr.categories[category]?.auditRefs ?? []) {
              const audit = result?.lhr.audits[id]
              if (audit && audit.score !== null && audit.score < 0.9)
                console.log(`  ${path} ${category}: ${id} (${audit.displayValue ?? audit.score})`)
            }
          }
        }
      }
      rows.push({ page: path, ...Object.fromEntries(categories.map((category) => [category, median(scores.get(category) ?? [])])) })
    }
  } finally {
    await chrome.kill()
    server.kill()
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`)
  console.table(rows)
}
