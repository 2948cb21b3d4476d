import { expect, it } from 'vitest'
import { megaLayout } from './mega-layout.ts'

const leaf = { text: 'Leaf' }
const branch = { text: 'Branch', children: [leaf] }

it.each([
  ['HEAD-13', 1, 3],
  ['HEAD-13', 3, 3],
  ['HEAD-14', 4, 4],
  ['HEAD-14', 9, 4],
])('[%s] %i children stand in %i columns', (_id, children, columns) => {
  expect(megaLayout(Array.from({ length: children }, () => leaf)).columns).toBe(columns)
})

it.each([
  ['no grandchildren', [leaf, leaf, leaf], 'narrow'],
  ['an empty list of grandchildren', [leaf, { text: 'Branch', children: [] }], 'narrow'],
  ['grandchildren below one child', [leaf, branch], 'wide'],
])('[HEAD-15] with %s a dropdown is %s', (_name, children, width) => {
  expect(megaLayout(children).width).toBe(width)
})
