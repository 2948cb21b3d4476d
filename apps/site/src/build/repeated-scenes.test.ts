import { expect, it } from 'vitest'
import type { BuiltPage } from './built-site.ts'
import { pageFacts } from './page-facts.ts'
import { pagesOfScene, repeatedScenes } from './repeated-scenes.ts'

const page = (path: string, picture: string): BuiltPage => ({
  file: `${path.slice(1)}index.html`,
  path,
  facts: pageFacts(
    `<html lang="${path.startsWith('/es/') ? 'es' : 'en'}"><link rel="canonical" href="https://bank.example${path}">
    <main><img src="/media/${picture}.0123456789.960.webp" loading="eager"><img src="/media/porch.0123456789.960.webp" loading="lazy"></main></html>`,
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
