import { expect, it } from 'vitest'
import { listOf } from './list-of.ts'

const home = { slug: 'pages', id: 'home' }

it.each([
  ['submitted', [home], 'submitted'],
  ['scheduled', [home], undefined],
  ['failed', [home], undefined],
  ['failed', [{ slug: 'blocks', id: 'home' }], 'open'],
] as const)('a draft that is %s stands beside %o among %s', (state, plans, list) => {
  expect(listOf({ ...home, state }, plans)).toBe(list)
})
