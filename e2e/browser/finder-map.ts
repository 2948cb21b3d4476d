import type { Locator, Page } from '@playwright/test'
import { expect } from './visit.ts'

export const mapView = (page: Page) => page.locator('.map-view')
export const mapCount = (page: Page) => page.locator('.map-count')
export const markers = (page: Page) => page.locator('.map-marker')
export const card = (page: Page) => page.locator('.map-card')

/** Brings the map of the finder up as a visitor does: it comes with what is found where there is room beside the list, else it is asked for. */
export const showMap = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.locator('[data-map-toggle]').tap()
  else if (new URL(page.url()).search === '') await page.locator('[data-map-toggle]').click()
  else await page.locator('#finder-q').focus()
  await expect(mapCount(page)).not.toBeEmpty()
  await expect(page.locator('[data-finder]:not([data-busy])')).toBeVisible()
}

/** How many locations the markers stand for that the map has. */
export const locationsOnMap = (page: Page): Promise<number> =>
  markers(page).evaluateAll((all) => all.reduce((sum, marker) => sum + (Number(marker.textContent) || 1), 0))

type Standing = { readonly name: string; readonly x: number; readonly y: number }

/** The markers as they stand, by name and place in pixels. */
export const positions = (page: Page): Promise<readonly Standing[]> =>
  markers(page).evaluateAll((all) =>
    all
      .map((marker) => {
        const { e: x, f: y } = new DOMMatrix(getComputedStyle(marker).transform)
        return { name: marker.ariaLabel ?? '', x, y }
      })
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.x - other.x),
  )

/** Waits until the same markers stand where they stood, to half a pixel. */
export const expectPositions = async (page: Page, stood: readonly Standing[]): Promise<void> => {
  const near = stood.map(({ name, x, y }) => ({ name, x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) }))
  await expect.poll(() => positions(page)).toEqual(near)
}

/** Where something is in the window, in pixels. */
export const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

/** Waits until the markers stand still and the address stays as it is. */
export const settled = async (page: Page): Promise<void> => {
  let before: unknown
  const stays = async (): Promise<boolean> => {
    const now = JSON.stringify([page.url(), await positions(page)])
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(stays, { intervals: [600] }).toBe(true)
}
