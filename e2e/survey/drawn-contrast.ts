import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type DrawnWord, drawnWords, loadPictures, withoutWords } from '../browser/words-on-pictures.ts'

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number; readonly channels: number }

const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** Relative luminance of a colour in three parts from 0 to 255, as WCAG 2 defines it. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[Math.round(red)] ?? 0) + 0.7152 * (linear[Math.round(green)] ?? 0) + 0.0722 * (linear[Math.round(blue)] ?? 0)

/** A star or the rim of a cloud behind a word does not hide it: this part of the pixels behind it may be worse. */
const tolerated = 0.05

const pixelsOf = async (page: Page): Promise<Pixels> => {
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/** Where the pixels of a box begin, those that lie on the picture. */
const within = ({ box }: DrawnWord, { width, height, channels }: Pixels): readonly number[] => {
  const places: number[] = []
  for (let y = Math.floor(box.top); y < Math.min(height, box.top + box.height); y += 1)
    for (let x = Math.floor(box.left); x < Math.min(width, box.left + box.width); x += 1) places.push((y * width + x) * channels)
  return places
}

/** Whether anything of a word is seen: what lies outside of its scrolling or clipping parent is not drawn. */
const isDrawn = (word: DrawnWord, withWords: Pixels, without: Pixels): boolean =>
  within(word, withWords).some((at) => [0, 1, 2].some((part) => withWords.data[at + part] !== without.data[at + part]))

/** Contrast of a word with what was drawn behind it: that of its worst pixels but for `tolerated`. From 1 to 21. */
const contrastOf = (word: DrawnWord, drawn: Pixels): number => {
  const own = luminance(...word.ink)
  const ratios = within(word, drawn)
    .map((at) => luminance(drawn.data[at] ?? 0, drawn.data[at + 1] ?? 0, drawn.data[at + 2] ?? 0))
    .map((behind) => (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * tolerated)] ?? 21
}

/** The least contrast that WCAG 2.2 AA asks for (1.4.3). */
const least = ({ isLarge }: DrawnWord): number => (isLarge ? 3 : 4.5)

export type Measured = { readonly words: number; readonly lowest: number; readonly faint: readonly string[] }

/** Measures every word that is drawn over a picture against the pixels behind it. Takes the words off the page. */
export const drawnContrast = async (page: Page): Promise<Measured> => {
  await loadPictures(page)
  const words = await drawnWords(page, 'pictured')
  if (words.length === 0) return { words: 0, lowest: 21, faint: [] }
  const withWords = await pixelsOf(page)
  await withoutWords(page)
  const without = await pixelsOf(page)
  const measured = words.filter((word) => isDrawn(word, withWords, without)).map((word) => ({ word, contrast: contrastOf(word, without) }))
  return {
    words: measured.length,
    lowest: Math.min(...measured.map(({ word, contrast }) => (word.isLarge ? contrast * 1.5 : contrast))),
    faint: measured
      .filter(({ word, contrast }) => contrast < least(word))
      .map(({ word, contrast }) => `"${word.text}" at ${Math.round(word.box.left)}, ${Math.round(word.box.top)}: ${contrast.toFixed(2)}`),
  }
}

/** Darkest and lightest pixel of a word, as a contrast: thin strokes are never drawn in their full ink, so 3:1 says that it is seen. */
const seenContrast = (word: DrawnWord, { data, ...drawn }: Pixels): number => {
  const values = within(word, { data, ...drawn }).map((at) => luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** Words that cannot be told from their ground as the browser draws them, whatever colours it took for them. */
export const unseenWords = async (page: Page): Promise<readonly string[]> => {
  await loadPictures(page)
  const words = await drawnWords(page, 'all')
  const drawn = await pixelsOf(page)
  return words
    .filter((word) => within(word, drawn).length > 0 && seenContrast(word, drawn) < 3)
    .map(({ text, box }) => `"${text}" at ${Math.round(box.left)}, ${Math.round(box.top)}`)
}
