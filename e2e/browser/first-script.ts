import type { Page, Request } from '@playwright/test'

/** Bytes of script that a page may fetch before anybody does something. */
export const scriptBudget = 12 * 1024

/**
 * Adds up the scripts that a page fetches from now on, frames included, in bytes of their bodies as they come over the wire. The function it answers
 * waits until nothing is fetched any more.
 */
export const watchScripts = async (page: Page): Promise<() => Promise<{ readonly bytes: number; readonly names: string }>> => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize))
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      names: scripts.map((script, index) => `${new URL(script.url()).pathname} ${sizes[index]}`).join(', '),
    }
  }
}
