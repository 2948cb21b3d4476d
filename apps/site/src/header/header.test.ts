import { readFileSync } from 'node:fs'
import { headerHeight, logoHeight } from '@bank/rules/constants.ts'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('header.css', import.meta.url), 'utf8')

it.each([
  ['HEAD-08', 'the bar', '.header-bar > .wrap', headerHeight],
  ['HEAD-06', "the logo's link", '.logo', headerHeight],
  ['HEAD-07', 'the logo', '.logo img', logoHeight],
])('[%s] %s is as high as the specification says', (_id, _name, selector, pixels) => {
  const [, body = ''] = new RegExp(`^${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`, 'm').exec(css) ?? []
  expect(body).toContain(`height: ${pixels}px;`)
})
