import { expect, it } from 'vitest'
import { assetsOf, rewriteAll } from '../testing/small-site.ts'
import { nameIslandImports } from './name-island-imports.ts'

const assets = assetsOf({
  '_astro/Form.1.js': 'export{t as Form}from"./shared.2.js";',
  '_astro/shared.2.js': 'import{a}from"./services.3.js";import"./page.4.js";a()',
  '_astro/services.3.js': 'import{b}from"./react.5.js";import("./later.6.js")',
  '_astro/react.5.js': 'export const b = 1',
  '_astro/client.7.js': 'import"./react.5.js";',
  '_astro/Alone.8.js': 'export const Alone = 1',
  '_astro/plain.9.js': 'export{}',
  '_astro/page.4.js': 'import"./router.10.js";',
  '_astro/router.10.js': 'run()',
})

const island = (component: string, renderer: string, before = '') =>
  `<astro-island prefix="s1"${before} component-url="/_astro/${component}.js" component-export="It" renderer-url="/_astro/${renderer}.js" props="{}">`

it('names beside an island its scripts and all that they import at once, but for what the page loads by itself', async () => {
  const script = '<script type="module" src="/_astro/page.4.js"></script>'
  const html = `${script}${island('Form.1', 'client.7')}<p></p>${island('Alone.8', 'plain.9')}${island('Form.1', 'client.7')}`
  const { home } = await rewriteAll({ home: html }, [nameIslandImports(assets)])
  const named = (component: string, imports: string) => (page: string) =>
    page.replaceAll(`<astro-island prefix="s1" component-url="/_astro/${component}`, (tag) =>
      tag.replace(' ', ` data-imports="${imports}" `),
    )
  const form = named('Form', 'Form.1 shared.2 services.3 react.5 client.7')
  expect(home).toBe(named('Alone', 'Alone.8 plain.9')(form(html)))
})

it('leaves an island that has no scripts alone, and says which script is missing', async () => {
  const bare = '<astro-island>words</astro-island>'
  expect(await rewriteAll({ bare }, [nameIslandImports(assets)])).toEqual({ bare })
  await expect(rewriteAll({ home: island('Gone.1', 'client.7') }, [nameIslandImports(assets)])).rejects.toThrow('/_astro/Gone.1.js')
})
