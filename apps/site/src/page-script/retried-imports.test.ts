import { expect, it } from 'vitest'
import { retryingImport, withRetriedImports } from './retried-imports.ts'

it('[D-HEAD-1] later imports are passed on by their addresses, with what is done with them, and their lists go', () => {
  const code = [
    'const finder = () => __vitePreload(() => import("./finder.!~{001}~.js"), __VITE_PRELOAD__)',
    "const box = () => __vitePreload(() => import('./box.js').then((script) => script.assist(box, at(box))),__VITE_PRELOAD__)",
    'const again = (address) => __vitePreload(() => import(latest[address]), __VITE_PRELOAD__)',
    'import { n } from "./page.js"',
  ]
  expect(withRetriedImports(code.join('\n')).split('\n')).toEqual([
    'const finder = () => __vitePreload("./finder.!~{001}~.js")',
    "const box = () => __vitePreload('./box.js').then((script) => script.assist(box, at(box)))",
    'const again = (address) => import(latest[address])',
    'import { n } from "./page.js"',
  ])
})

it('an import that picks names out of its module is refused', () => {
  const code =
    '__vitePreload(async () => {\n\tconst { start } = await import("./map.js");\n\treturn { start };\n}, __VITE_PRELOAD__).then(({ start }) => start())'
  expect(() => withRetriedImports(code)).toThrow('import it whole')
})

it('[D-HEAD-1] a module that did not come is asked for at another address each time, one that came at its own', async () => {
  const asked: string[] = []
  let isDown = true
  const fetchScript = async (address: string) => {
    asked.push(address)
    if (isDown) throw new TypeError('Failed to fetch')
    return address
  }
  const text = `${retryingImport.replace('export ', '').replace('import(', 'fetchScript(')}\nreturn __vitePreload`
  const load: (address: string) => Promise<string> = new Function('fetchScript', text)(fetchScript)
  await expect(load('./box.js')).rejects.toThrow('Failed to fetch')
  await expect(load('./box.js')).rejects.toThrow('Failed to fetch')
  isDown = false
  await load('./box.js')
  await load('./box.js')
  await load('./map.js')
  expect(asked).toEqual(['./box.js', './box.js?', './box.js??', './box.js??', './map.js'])
})
