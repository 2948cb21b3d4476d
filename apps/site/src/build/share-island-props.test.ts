import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shareIslandProps } from './share-island-props.ts'
import { rewriteSite, smallSite } from './testing/small-site.ts'

const menu = [0, `"Checking" & 'savings' &#38; $& ${'a'.repeat(200)}`]
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const page = (path: string) =>
  `<header><astro-island props="${attribute({ path: [0, path], menu })}" ssr></astro-island></header><main><astro-island props="${attribute({ menu })}"></astro-island></main>`

const built = async () => {
  const site = await smallSite({ '_astro/a.js': '', 'en/index.html': page('/en/'), 'en/other/index.html': page('/en/other/') })
  const { dir } = site
  await rewriteSite(site, [shareIslandProps(dir)])
  return { dir, pages: await Promise.all(['en/index.html', 'en/other/index.html'].map((file) => readFile(join(dir, file), 'utf8'))) }
}

describe('props that are the same on all pages', () => {
  it('lie in one file, and short ones stay in the page', async () => {
    const { dir, pages } = await built()
    const addresses = pages.map((html) => /<header>.*data-long-props="([^"]+)" ssr.*<\/header>/.exec(html)?.[1] ?? '')
    expect(addresses[0]).toBe(addresses[1])
    expect(JSON.parse(await readFile(join(dir, addresses[0] ?? ''), 'utf8'))).toEqual({ menu })
    expect(pages[1]).toContain(`<header><astro-island props="${attribute({ path: [0, '/en/other/'] })}"`)
  })

  it('stay where they are in the page itself', async () => {
    const { pages } = await built()
    expect(pages[0]).toContain(`<main><astro-island props="${attribute({ menu })}"></astro-island></main>`)
  })
})
