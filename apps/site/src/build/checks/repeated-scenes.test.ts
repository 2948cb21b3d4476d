import { expect, it } from 'vitest'
import type { BuiltPage } from '../facts/built-site.ts'
import { pageFacts } from '../facts/testing/page-facts.ts'
import { pagesOfScene, repeatedScenes } from './repeated-scenes.ts'

const page = (path: string, picture: string, ...others: string[]): BuiltPage => ({
  file: `${path.slice(1)}index.html`,
  path,
  facts: pageFacts(
    `<html lang="${path.startsWith('/es/') ? 'es' : 'en'}"><head><link rel="canonical" href="https://bank.example${path}"></head>
    <body><main><img src="/media/${picture}.0123456789.960.webp" loading="eager">
    ${['porch', ...others].map((name) => `<img src="/media/${name}.0123456789.960.webp" loading="lazy">`).join('')}</main></body></html>`,
  ),
})
const opened = (count: number, folder = '/en/') =>
  Array.from({ length: count }, (_, index) => page(`${folder}${index}/`, index === 0 ? 'bayou-wide' : 'bayou'))

it('[D-IMG-9] a scene may open as many pages as a visitor can tell apart, whatever its cut', () => {
  expect(repeatedScenes(opened(pagesOfScene))).toEqual([])
  expect(repeatedScenes(opened(pagesOfScene + 1))).toEqual([
    expect.stringMatching(/^the picture bayou opens 6 pages, 5 at most: \/en\/0\/, /),
  ])
})

it('[D-IMG-9] pages of locations count as others do', () => {
  expect(repeatedScenes([...opened(pagesOfScene), ...opened(1, '/locations/tx/')])).toEqual([
    expect.stringMatching(/^the picture bayou opens 6 pages, .*\/locations\/tx\/0\/$/),
  ])
})

it('[D-IMG-9] the Spanish side of a page, and an address that stands in for another, count for nothing', () => {
  const home = page('/en/', 'bayou')
  expect(repeatedScenes([...opened(pagesOfScene - 1), home, { ...home, path: '/' }, ...opened(9, '/es/')])).toEqual([])
})

it('[D-IMG-9] a page shows the scene that it opens with once, whatever its cut', () => {
  expect(repeatedScenes([page('/en/', 'bayou', 'pier', 'pier-wide')])).toEqual([])
  expect(repeatedScenes([page('/en/', 'bayou', 'bayou-wide')])).toEqual(['/en/ shows the picture bayou again, with which it opens'])
})

it('[D-IMG-9] what is cut out of a drawing and lies over it is no second scene', () => {
  expect(repeatedScenes([page('/en/', 'bayou-open', 'bayou-front')])).toEqual([])
})
