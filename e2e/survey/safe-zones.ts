import type { Page } from '@playwright/test'
import { scenes } from './scene-zones.ts'

/** Something drawn over a picture, its edges in per cent of the drawing. */
type Part = { readonly kind: string; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Opening = { readonly picture: string; readonly seen: Omit<Part, 'kind'>; readonly parts: readonly Part[] }

/** The picture that opens a page as it is drawn, and what lies over it: words, plate and card. Nothing without a picture. */
const opening = (page: Page): Promise<Opening | undefined> =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main picture img[loading=eager]')
    const picture = /\/media\/([\w-]+)\./.exec(image?.currentSrc ?? '')?.[1]
    if (!image || !picture) return undefined
    const box = image.getBoundingClientRect()
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    const [x, y] = [box.left + ((box.width - width) * across) / 100, box.top + ((box.height - height) * down) / 100]
    const inDrawing = ({ left, right, top, bottom }: DOMRect) => ({
      left: ((left - x) / width) * 100,
      right: ((right - x) / width) * 100,
      top: ((top - y) / height) * 100,
      bottom: ((bottom - y) / height) * 100,
    })
    const isOver = (rectangle: DOMRect) =>
      rectangle.width > 0 &&
      rectangle.left < box.right &&
      rectangle.right > box.left &&
      rectangle.top < box.bottom &&
      rectangle.bottom > box.top
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    const around = image.closest('section, article') ?? document.body
    const found = (kind: string, selector: string, rectangles: (element: Element) => readonly DOMRect[]) =>
      [...around.querySelectorAll(selector)]
        .flatMap(rectangles)
        .filter(isOver)
        .map((rectangle) => ({ kind, ...inDrawing(rectangle) }))
    return {
      picture,
      seen: inDrawing(box),
      parts: [
        // On a sheet of paper words are as a card is.
        ...found(around.matches('.banner-sheet') ? 'card' : 'words', '.banner-words > *, .article-head > *', linesOf),
        ...found('plate', '.plate', (element) => [element.getBoundingClientRect()]),
        ...found('card', '.location-side, .location-main', (element) => [element.getBoundingClientRect()]),
      ],
    }
  })

const sceneOf = (picture: string) => {
  const [, name = picture, cut = ''] = /^(.*?)(-wide|-tall)?$/.exec(picture) ?? []
  const found = scenes[name]
  return { plate: found?.plate, cut: found?.cuts[cut as '' | '-wide' | '-tall'] }
}

/** How far from the point of interest nothing may lie, in per cent of the drawing. */
const clear = 3

/** What keeps the picture that opens a page from being seen as it was drawn, in words. */
export const brokenZones = async (page: Page): Promise<readonly string[]> => {
  const found = await opening(page)
  const { plate, cut } = sceneOf(found?.picture ?? '')
  if (!found || !cut) return []
  const [x, y] = cut.focus
  const { seen, parts } = found
  const isSeen = x > seen.left + clear && x < seen.right - clear && y > seen.top + clear && y < seen.bottom - clear
  const covering = parts.filter(
    ({ left, right, top, bottom }) => x > left - clear && x < right + clear && y > top - clear && y < bottom + clear,
  )
  const straying = parts.filter(
    ({ kind, right, bottom }) => kind === 'words' && !(cut.words && right <= cut.words.left && bottom <= cut.words.upper),
  )
  const corner = (part: Part) => (part.left - seen.left < 1 ? 'left' : seen.right - part.right < 1 ? 'right' : 'neither')
  // Where a card has its place, the plate takes the corner that is left.
  const isFree = !parts.some(({ kind }) => kind === 'card')
  const misplaced = parts.filter((part) => part.kind === 'plate' && plate && isFree && corner(part) !== plate)
  return [
    ...(isSeen ? [] : [`${found.picture}: what it is about is cut off`]),
    ...covering.map(({ kind }) => `${found.picture}: the ${kind} covers what it is about`),
    ...straying.map(({ right, bottom }) => `${found.picture}: words reach ${Math.round(right)} % across and ${Math.round(bottom)} % down`),
    ...misplaced.map((part) => `${found.picture}: the plate stands ${corner(part)}`),
  ]
}
