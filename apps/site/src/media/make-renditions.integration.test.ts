import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Media, pictureName } from '@bank/model/collections/media.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Encoders, encoderFolder, renditionMaker } from './make-renditions.ts'

const medium: Media = { id: 'dawn', filename: 'dawn.png', width: 400, height: 200, hash: 'b'.repeat(64), focalX: 50, focalY: 50 }

describe('the cache of encoded pictures', () => {
  const settings: Encoders = { blur: { sigma: 2, quality: 5 }, webp: { quality: 74 }, avif: { quality: 45 } }
  const folders = (of: Encoders) => [
    encoderFolder(of, { blurred: true, format: 'webp' }),
    encoderFolder(of, { blurred: false, format: 'webp' }),
    encoderFolder(of, { blurred: false, format: 'avif' }),
  ]

  it('[IMG-07] keeps stand-ins elsewhere as soon as one of their settings changes, and leaves the other files where they are', () => {
    const [blur, ...others] = folders(settings)
    const [softer, ...same] = folders({ ...settings, blur: { sigma: 3, quality: 5 } })
    expect(softer).not.toBe(blur)
    expect(same).toEqual(others)
    expect(new Set([blur, ...others]).size).toBe(3)
  })

  it('encodes a picture once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'renditions-'))
    await sharp({ create: { width: 400, height: 200, channels: 3, background: '#123' } })
      .png()
      .toFile(join(dir, 'dawn.png'))
    const make = renditionMaker([medium], { mediaDir: dir, cacheDir: join(dir, 'cache') })
    const address = `/media/${pictureName(medium)}.100.blur.webp`
    expect((await make(address)).made).toBe(true)
    expect((await make(address)).made).toBe(false)
    expect(await readdir(join(dir, 'cache'))).toEqual([expect.stringMatching(/^blur-[0-9a-f]{8}$/)])
    await expect(make('/media/dusk.0123456789.100.webp')).rejects.toThrow('names no picture of the content snapshot')
  })
})
