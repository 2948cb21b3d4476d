import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { directScripts } from './direct-scripts.ts'
import { rewriteSite, smallSite } from './testing/small-site.ts'

const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`

it('a page asks once, and at once, for the file that its scripts only pass on to', async () => {
  const site = await smallSite({
    'en/index.html': `<head>${tag('router')}</head><body>${tag('layout')}${tag('own')}</body>`,
    '_astro/router.js': 'import"./page.js";',
    '_astro/layout.js': 'import "./page.js"\n',
    '_astro/own.js': 'import"./page.js";run()',
    '_astro/page.js': 'run()',
  })
  const { dir } = site
  await rewriteSite(site, [directScripts(dir)])
  expect(await readFile(join(dir, 'en/index.html'), 'utf8')).toBe(`<head>${tag('page')}</head><body>${tag('own')}</body>`)
})
