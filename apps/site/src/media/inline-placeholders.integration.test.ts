import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Media, pictureName } from '@bank/model/collections/media.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inlinePlaceholders } from './inline-placeholders.ts'

const medium: Media = { id: 'dawn', filename: 'dawn.png', width: 1920, height: 1080, hash: 'b'.repeat(64), focalX: 50, focalY: 50 }

describe('blurred stand-ins of a built site', () => {
  it('[IMG-03] [IMG-06] [IMG-07] stand in the page itself, 96 pixels wide and without a hard edge', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'placeholders-'))
    // The left half is black and the right half is white.
    const half = { input: { create: { width: 960, height: 1080, channels: 3 as const, background: '#fff' } }, left: 960, top: 0 }
    const image = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#000' } }).composite([half])
    await image.png().toFile(join(dir, 'dawn.png'))
    const name = pictureName(medium)
    const html = `<img src="/media/${name}.960.webp" data-blur="/media/${name}.96.blur.webp"><img data-blur="/media/${name}.96.blur.webp">`
    const rewrite = inlinePlaceholders([medium], { mediaDir: dir, cacheDir: join(dir, 'cache') })

    const written = await rewrite(html)
    const [first, second] = [...written.matchAll(/data-blur="data:image\/webp;base64,([^"]+)"/g)].map(([, data = '']) => data)
    expect(second).toBe(first)
    expect(written).toContain(`src="/media/${name}.960.webp"`)
    const { data, info } = await sharp(Buffer.from(first ?? '', 'base64'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([96, 54])
    expect(data[0]).toBeLessThan(20)
    expect(data[95]).toBeGreaterThan(235)
    const middle = [...data.subarray(44, 52)].filter((value) => value > 30 && value < 225)
    expect(middle.length).toBeGreaterThanOrEqual(2)
    for (const other of ['<p>None</p>', '<img src="/media/noon.0123456789.96.blur.webp">']) expect(await rewrite(other)).toBe(other)
  })
})
