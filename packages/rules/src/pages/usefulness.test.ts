import { expect, it } from 'vitest'
import { asksUseful, withoutUseful } from './usefulness.ts'

const question =
  '<div class="useful wrap"><p id="useful-thanks">Thank you</p><form method="post" action="?useful">\n<button>Yes</button></form></div>'
const page = (end: string) => `<main><form id="f"><div class="wrap">Words</div></form>${end}</main><footer><div>End</div></footer>`

it('[D-ROUTE-11] takes the question out of a page, and nothing else', () => {
  expect(withoutUseful(page(question))).toBe(page(''))
  expect(withoutUseful(page(''))).toBe(page(''))
})

it('[D-ROUTE-11] knows the pages that ask', () => {
  expect([asksUseful(page(question)), asksUseful(page(''))]).toEqual([true, false])
})
