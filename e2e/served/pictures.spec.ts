import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, mainOf } from '../site/built-pages.ts'

const pages = builtPages()

/** Every file that some page offers as a picture, with the width that it is offered for. */
const offered = pages.flatMap(({ html }) =>
  attributesOf(html, 'source', 'srcset').flatMap((list) =>
    list.split(', ').map((entry) => ({ address: entry.split(' ')[0] ?? '', width: Number.parseInt(entry.split(' ')[1] ?? '', 10) })),
  ),
)

test('[IMG-01] [IMG-04] [IMG-05] pictures are offered up to 1920 px wide, those of banners too', () => {
  expect(offered.length).toBeGreaterThan(1000)
  expect(offered.filter(({ width }) => !(width > 1 && width <= 1920))).toEqual([])
  const banners = pages.flatMap(({ html }) => html.match(/<section class="[^"]*\bbanner\b.*?<\/section>/s)?.[0] ?? [])
  const widest = banners.flatMap((banner) => Math.max(...[...banner.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))))
  expect(Math.max(...widest)).toBe(1920)
})

test('[IMG-02] every picture that is offered comes compressed', async ({ request }) => {
  for (const address of new Set(offered.map(({ address }) => address).slice(0, 200))) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/avif'])
  }
})

test('[D-IMG-13] no picture stands twice on a page', () => {
  const twice = pages.flatMap(({ path, html }) => {
    const shown = attributesOf(mainOf(html), 'img', 'src').flatMap((address) => /^\/media\/([\w-]+)\./.exec(address)?.[1] ?? [])
    return shown.filter((name, index) => shown.indexOf(name) !== index).map((name) => `${path}: ${name}`)
  })
  expect(twice).toEqual([])
})
