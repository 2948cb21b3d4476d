import { expect, it } from 'vitest'
import { assetsOf, rewriteAll } from '../testing/small-site.ts'
import { directScripts } from './direct-scripts.ts'

const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`

it('a page asks once, and at once, for the file that its scripts only pass on to', async () => {
  const assets = assetsOf({
    '_astro/router.js': 'import"./page.js";',
    '_astro/layout.js': 'import "./page.js"\n',
    '_astro/own.js': 'import"./page.js";run()',
    '_astro/page.js': 'run()',
  })
  const html = `<head>${tag('router')}</head><body>${tag('layout')}${tag('own')}</body>`
  const { home } = await rewriteAll({ home: html }, [directScripts(assets)])
  expect(home).toBe(`<head>${tag('page')}</head><body>${tag('own')}</body>`)
})
