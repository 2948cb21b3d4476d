import { type ChildProcess, spawn } from 'node:child_process'
import { prepareChromium } from '@bank/e2e/browser/chromium.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { demoData, repository } from './bench-data.ts'

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

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const serve = async (dataDir: string): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' },
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error('The server did not become ready')
}

/** Lighthouse's mobile profile (slow 4G, four times slower processor, both simulated) on the served site: the median of several runs, of one page or all. */
export const benchLighthouse = async (runs: number, only: string | undefined): Promise<void> => {
  const server = await serve(await demoData())
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
      rows.push({ page: path, ...Object.fromEntries(categories.map((category) => [category, medianOf(scores.get(category) ?? [])])) })
    }
  } finally {
    await chrome.kill()
    server.kill()
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`)
  console.table(rows)
}
