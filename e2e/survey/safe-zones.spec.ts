import { expect, test } from '../browser/visit.ts'
import { builtPages } from '../site/built-pages.ts'
import { brokenZones } from './safe-zones.ts'
import { scenes } from './scene-zones.ts'
import { isFullSurvey } from './surveyed-pages.ts'

test.use({ tolerated: [/404/] })

/** Addresses by the scene that opens them. */
const opened = Map.groupBy(
  builtPages().map(({ path, html }) => ({
    path,
    picture: /<img[^>]*src="\/media\/([\w-]+?)(?:-wide|-tall)?\.[^>]*loading="eager"/.exec(html)?.[1] ?? '',
  })),
  ({ picture }) => picture,
)

/** Pages of locations are cut otherwise than others, so that one of each scene is looked at, too. */
const told = [...opened]
  .filter(([picture]) => picture in scenes)
  .flatMap(([, pages]) => {
    const locations = pages.filter(({ path }) => path.includes('/locations/'))
    const others = pages.filter(({ path }) => !path.includes('/locations/'))
    return [...(isFullSurvey ? others : others.slice(0, 1)), ...locations.slice(0, 1)]
  })

test('every scene opens a page', () => {
  expect([...opened.keys()].filter((picture) => picture in scenes).sort()).toEqual(Object.keys(scenes).sort())
})

const widths = [390, 768, 1280, 1920]

// Without the whole survey each scene is seen at two of the widths, by turns.
for (const [turn, { path, picture }] of told.entries()) {
  const own = widths.filter((_, index) => isFullSurvey || index % 2 === turn % 2)
  test(`[D-IMG-10] ${path}: words, plate and card keep to the safe zones of ${picture} at ${own.join(' and ')} px`, async ({ page }) => {
    for (const width of own) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.querySelector<HTMLImageElement>('main picture img[loading=eager]')?.decode())
      expect.soft(await brokenZones(page), `${width} px`).toEqual([])
    }
  })
}
