import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Among, type DrawnWord, drawnWords, loadPictures, showWords } from '../browser/words-on-pictures.ts'

/** Part of a page as wide as the page: `top` is where it begins. */
type Band = { readonly top: number; readonly height: number }
type Pixels = Band & { readonly data: Buffer; readonly width: number; readonly channels: number }

const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** Relative luminance of a colour in three parts from 0 to 255, as WCAG 2 defines it. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[Math.round(red)] ?? 0) + 0.7152 * (linear[Math.round(green)] ?? 0) + 0.0722 * (linear[Math.round(blue)] ?? 0)

/** A star or the rim of a cloud behind a word does not hide it: this part of the pixels behind it may be worse. */
const tolerated = 0.05

/** What is drawn in a band of the page, whether it is in view or not. */
const pixelsOf = async (page: Page, { top, height }: Band): Promise<Pixels> => {
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  const session = await page.context().newCDPSession(page)
  // Packing a long page tightly takes longer than drawing it.
  const shot = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: top, width, height, scale: 1 },
  })
  await session.detach()
  const { data, info } = await sharp(Buffer.from(shot.data, 'base64')).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels, top }
}

/** The band that holds all of the words. */
const bandOf = (words: readonly DrawnWord[]): Band => {
  const top = Math.floor(Math.min(...words.map(({ box }) => box.top)))
  return { top, height: Math.ceil(Math.max(...words.map(({ box }) => box.top + box.height))) - top }
}

/**
 * The words of a page and how they are drawn, from one and the same layout: a font or an answer that comes between the two moves words, and
 * then both are taken anew.
 */
const drawn = async (page: Page, among: Among): Promise<{ readonly words: readonly DrawnWord[]; readonly pixels: Pixels } | undefined> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await loadPictures(page)
    const words = await drawnWords(page, among)
    if (words.length === 0) return undefined
    const pixels = await pixelsOf(page, bandOf(words))
    if (isDeepStrictEqual(words, await drawnWords(page, among))) return { words, pixels }
  }
  throw new Error('the page never stood still')
}

/** Where the pixels of a box begin, those that lie on the picture. */
const within = ({ box }: DrawnWord, { top, width, height, channels }: Pixels): readonly number[] => {
  const places: number[] = []
  const [above, below] = [Math.floor(box.top) - top, box.top + box.height - top]
  for (let y = Math.max(0, above); y < Math.min(height, below); y += 1)
    for (let x = Math.floor(box.left); x < Math.min(width, box.left + box.width); x += 1) places.push((y * width + x) * channels)
  return places
}

/** Whether anything of a word is seen: what lies outside of its scrolling or clipping parent is not drawn. */
const isDrawn = (word: DrawnWord, withWords: Pixels, without: Pixels): boolean =>
  within(word, withWords).some((at) => [0, 1, 2].some((part) => withWords.data[at + part] !== without.data[at + part]))

/** Contrast of a word with what was drawn behind it: that of its worst pixels but for `tolerated`. From 1 to 21. */
const contrastOf = (word: DrawnWord, behindWords: Pixels): number => {
  const own = luminance(...word.ink)
  const ratios = within(word, behindWords)
    .map((at) => luminance(behindWords.data[at] ?? 0, behindWords.data[at + 1] ?? 0, behindWords.data[at + 2] ?? 0))
    .map((behind) => (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * tolerated)] ?? 21
}

/** The least contrast that WCAG 2.2 AA asks for (1.4.3). */
const least = ({ isLarge }: DrawnWord): number => (isLarge ? 3 : 4.5)

export type Measured = { readonly words: number; readonly lowest: number; readonly faint: readonly string[] }

/** Measures every word that is drawn over a picture against the pixels behind it; `among` leaves out what all pages share. */
export const drawnContrast = async (page: Page, among: Exclude<Among, 'all'>): Promise<Measured> => {
  const found = await drawn(page, among)
  if (!found) return { words: 0, lowest: 21, faint: [] }
  const { words, pixels } = found
  await showWords(page, false)
  const without = await pixelsOf(page, bandOf(words))
  await showWords(page, true)
  const measured = words.filter((word) => isDrawn(word, pixels, without)).map((word) => ({ word, contrast: contrastOf(word, without) }))
  return {
    words: measured.length,
    lowest: Math.min(...measured.map(({ word, contrast }) => (word.isLarge ? contrast * 1.5 : contrast))),
    faint: measured
      .filter(({ word, contrast }) => contrast < least(word))
      .map(({ word, contrast }) => `"${word.text}" at ${Math.round(word.box.left)}, ${Math.round(word.box.top)}: ${contrast.toFixed(2)}`),
  }
}

/** Darkest and lightest pixel of a word, as a contrast: thin strokes are never drawn in their full ink, so 3:1 says that it is seen. */
const seenContrast = (word: DrawnWord, pixels: Pixels): number => {
  const { data } = pixels
  const values = within(word, pixels).map((at) => luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** Words that cannot be told from their ground as the browser draws them, whatever colours it took for them. */
export const unseenWords = async (page: Page): Promise<readonly string[]> => {
  const found = await drawn(page, 'all')
  if (!found) return []
  return found.words
    .filter((word) => within(word, found.pixels).length > 0 && seenContrast(word, found.pixels) < 3)
    .map(({ text, box }) => `"${text}" at ${Math.round(box.left)}, ${Math.round(box.top)}`)
}
