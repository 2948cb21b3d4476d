import { test as base, expect, type Page, type Request } from '@playwright/test'
import { siteAddress } from '../site/served-site.ts'

/** What goes wrong while a page is open, in words. */
type Problems = string[]

type Fixtures = {
  /** Problems that a test brings about on purpose. */
  tolerated: readonly RegExp[]
  problems: Problems
}

const isOwn = (url: string): boolean => url.startsWith(`${siteAddress}/`) || /^(?:data|blob|about):/.test(url)

/** Requests that the browser itself gave up, because the visitor went on. */
const wasGivenUp = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED'

/** Writes down everything that must never happen on a page: errors, failed or foreign requests, broken policy. */
export const watch = (page: Page, problems: Problems): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()} on ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error on ${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (!isOwn(request.url())) problems.push(`third-party request to ${request.url()} on ${page.url()}`)
  })
  page.on('requestfailed', (request) => {
    if (!wasGivenUp(request)) problems.push(`failed request to ${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()} to ${response.url()}`)
  })
}

/** How many times slower than it could a page runs, to find tests that depend on how fast a machine is. */
const slowdown = Number(process.env['E2E_CPU_SLOWDOWN'] || 1)

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** A test whose page may show nothing but what the site means to show; any other noise fails it. */
export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  problems: [
    async ({ context, tolerated }, use) => {
      const problems: Problems = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} by ${event.blockedURI || event.sourceFile}`)
        })
      })
      for (const page of context.pages()) watch(page, problems)
      context.on('page', (page) => {
        watch(page, problems)
        // A page may be closed before it is told.
        if (slowdown > 1) slowDown(page).catch(() => undefined)
      })
      await use(problems)
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
