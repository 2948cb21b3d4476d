import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('header.css', import.meta.url), 'utf8')

it.each([
  ['HEAD-08', 'the bar', '.header-bar > .wrap', 75],
  ['HEAD-06', "the logo's link", '.logo', 75],
  ['HEAD-07', 'the logo', '.logo img', 44],
])('[%s] %s is as high as the specification says', (_id, _name, selector, pixels) => {
  const [, body = ''] = new RegExp(`^${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`, 'm').exec(css) ?? []
  expect(body).toContain(`height: ${pixels}px;`)
})
