import { join } from 'node:path'
import { readContentFiles } from '@bank/content/import/content-files.ts'
import { repositoryRoot } from '@bank/content/store/environment/repository-root.ts'
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

/** Names of the pictures in the main part of a page, in their order. */
const shownIn = (html: string): readonly string[] =>
  attributesOf(mainOf(html), 'img', 'src').flatMap((address) => /^\/media\/([\w-]+)\./.exec(address)?.[1] ?? [])

test('[D-IMG-13] no picture stands twice on a page', () => {
  const twice = pages.flatMap(({ path, html }) => {
    const shown = shownIn(html)
    return shown.filter((name, index) => shown.indexOf(name) !== index).map((name) => `${path}: ${name}`)
  })
  expect(twice).toEqual([])
})

test('[D-IMG-14] no two scenes of the same hour stand on a page', async () => {
  const { records } = await readContentFiles(join(repositoryRoot, 'content'))
  const hours = new Map(
    records.flatMap(({ slug, fields }) =>
      slug === 'media' && fields['hour'] ? [[String(fields['id']), JSON.stringify(fields['hour'])]] : [],
    ),
  )
  expect(hours.size).toBeGreaterThan(10)
  // The cuts of a scene for wide and for narrow screens are one scene.
  const scenesOf = (html: string) => new Set(shownIn(html).map((name) => name.replace(/-(?:wide|tall)$/, '')))
  const ofTheSameHour = pages.flatMap(({ path, html }) => {
    const scenes = [...scenesOf(html)].filter((name) => hours.has(name))
    return [...Map.groupBy(scenes, (name) => hours.get(name)).values()]
      .filter((same) => same.length > 1)
      .map((same) => `${path}: ${same.join(', ')}`)
  })
  expect(ofTheSameHour).toEqual([])
})
