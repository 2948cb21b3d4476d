import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { temporaryStore } from '../../testing/store.ts'

type Kind = 'png' | 'jpeg' | 'webp'

// Noise, so that half of a file is about half of the picture.
const picture = (kind: Kind): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 90, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as never)
    .toFormat(kind)
    .toBuffer()

const chunk = (name: string, data: Buffer): Buffer => {
  const [length, body] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])]
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, body, Buffer.alloc(4)])
}

/** The head of a PNG that decodes to 400 million pixels. */
const hugePicture = async (): Promise<Buffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(20_000, 0)
  head.writeUInt32BE(20_000, 4)
  head.writeUInt8(1, 8)
  const png = await picture('png')
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(50_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const admin = async () => {
  const { fetch, send, signIn } = await adminApi(await temporaryStore())
  const { token } = await signIn('ana@bank.example', 'writer', 'approver')
  let count = 0
  const upload = async (data: Buffer, name: string, language = 'en', method: 'POST' | 'PATCH' = 'POST') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
    form.set('_payload', JSON.stringify(method === 'POST' ? { id: `picture-${count++}` } : {}))
    const path = method === 'POST' ? '/media?locale=en' : '/media/picture-0?locale=en'
    const headers = { authorization: `JWT ${token}`, 'accept-language': language }
    const { status, body } = await send(path, form, headers, method)
    return [status, (body['errors'] as [{ message: string }] | undefined)?.[0].message ?? ''] as const
  }
  const change = (data: object, query = '', language = 'en') =>
    fetch('PATCH', `/media/picture-0?locale=en${query}`, { authorization: `JWT ${token}`, 'accept-language': language }, data)
  return { upload, change }
}

it('says of a file of another kind what pictures may be, in the language of whoever chooses it', async () => {
  const { upload } = await admin()
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .avif()
    .toBuffer()
  const png = await picture('png')
  const animated = Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)])
  const text = (words: string) => Buffer.from(words)
  for (const [data, name] of [
    [avif, 'x.avif'],
    [avif, 'x.png'],
    [text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    [text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.png'],
    [text('<!doctype html><script>alert(1)</script>'), 'page.png'],
    [text('words'), 'x.txt'],
    [text(''), 'empty.png'],
    [text('x'), 'byte.png'],
    [animated, 'moving.png'],
  ] as const) {
    const [said, dicho] = [`${name} is not a JPEG, PNG or WebP picture. `, `${name} no es una imagen JPEG, PNG o WebP. `]
    expect([name, ...(await upload(data, name))]).toEqual([name, 400, expect.stringContaining(said)])
    expect([name, ...(await upload(data, name, 'es'))]).toEqual([name, 400, expect.stringMatching(`^${dicho}.* No se guardó nada\\.$`)])
  }
  expect(await upload(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'start.png')).toEqual([400, expect.stringContaining('broken or was cut')])
})

it('keeps what is measured of the file, whatever a request says of it', async () => {
  const { upload, change } = await admin()
  const png = await picture('png')
  expect(await upload(png, 'a.png')).toEqual([201, ''])
  const measured = { filename: 'a.png', mimeType: 'image/png', filesize: png.length, width: 120, height: 90, url: '/api/media/file/a.png' }
  for (const data of [
    { width: -4, height: 1e12 },
    { filename: 'b.png', mimeType: 'text/html', filesize: 1 },
    { url: 'https://evil.example/x.png', thumbnailURL: 'https://evil.example/x.png', sourceHash: 'x' },
  ]) {
    const { status, body } = await change(data)
    expect([status, body['doc']]).toEqual([200, expect.objectContaining(measured)])
    expect((body['doc'] as { readonly sourceHash: string }).sourceHash).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(await upload(await picture('webp'), 'c.webp', 'en', 'PATCH')).toEqual([200, ''])
  expect((await change({})).body['doc']).toMatchObject({ filename: 'c.webp', mimeType: 'image/webp', url: '/api/media/file/c.webp' })
})

it('takes a point of interest within the picture alone', async () => {
  const { upload, change } = await admin()
  expect(await upload(await picture('png'), 'a.png')).toEqual([201, ''])
  for (const [data, query] of [
    [{ focalX: 300, focalY: 20 }, ''],
    [{ focalX: 20, focalY: -2 }, ''],
    [{ focalX: 'x', focalY: 5 }, ''],
    [{}, '&uploadEdits[focalPoint][x]=101&uploadEdits[focalPoint][y]=5'],
    [{}, '&uploadEdits[focalPoint][x]=5&uploadEdits[focalPoint][y]=x'],
  ] as const) {
    const { status, text } = await change(data, query)
    expect([data, query, status, text]).toEqual([
      data,
      query,
      400,
      expect.stringMatching(/The point of interest \w+ must be 0 to 100 percent/),
    ])
    expect((await change(data, query, 'es')).text).toContain('tiene que estar entre el 0 y el 100 por ciento')
  }
  expect((await change({ focalX: 0, focalY: 100 })).body['doc']).toMatchObject({ focalX: 0, focalY: 100 })
  expect((await change({}, '&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30')).body['doc']).toMatchObject({
    focalX: 20,
    focalY: 30,
  })
})

it('takes pictures of all kinds under names of theirs, and no name of another kind', async () => {
  const { upload } = await admin()
  const [png, jpeg, webp] = await Promise.all([picture('png'), picture('jpeg'), picture('webp')])
  for (const [data, name] of [
    [png, 'a.png'],
    [jpeg, 'b.jpg'],
    [jpeg, 'b.JPEG'],
    [webp, 'c.webp'],
  ] as const)
    expect([name, ...(await upload(data, name))]).toEqual([name, 201, ''])
  expect(await upload(png, `${'a'.repeat(300)}.png`)).toEqual([201, ''])
  for (const name of ['a.php', 'a.gif', 'a.jpg', 'a'])
    expect([name, ...(await upload(png, name))]).toEqual([name, 400, expect.stringContaining('it must end with .png')])
  expect(await upload(png, 'a.php', 'es')).toEqual([400, expect.stringContaining('El nombre a.php no dice qué tipo de imagen es')])
  expect(await upload(png, 'a.php', 'en', 'PATCH')).toEqual([400, expect.stringContaining('it must end with .png')])
})

it('takes no picture that was cut, as a new one or in place of another', async () => {
  const { upload } = await admin()
  const png = await picture('png')
  expect(await upload(png, 'a.png')).toEqual([201, ''])
  for (const method of ['POST', 'PATCH'] as const) {
    for (const [kind, name] of [
      ['png', 'b.png'],
      ['jpeg', 'b.jpg'],
      ['webp', 'b.webp'],
    ] as const) {
      const whole = await picture(kind)
      const answer = await upload(whole.subarray(0, whole.length / 2), name, 'en', method)
      expect([kind, ...answer]).toEqual([kind, 400, expect.stringContaining('it is broken or was cut')])
    }
    expect(await upload(png.subarray(0, 60), 'b.png', 'es', method)).toEqual([400, expect.stringContaining('está dañado o incompleto')])
  }
})

it('says of a picture that would decode to too many pixels how many it has', async () => {
  const { upload } = await admin()
  expect(await upload(await picture('png'), 'a.png')).toEqual([201, ''])
  const huge = await hugePicture()
  for (const method of ['POST', 'PATCH'] as const) {
    expect(await upload(huge, 'b.png', 'en', method)).toEqual([
      400,
      expect.stringContaining('has 20000 × 20000 pixels; 50 million are the most'),
    ])
    expect(await upload(huge, 'b.png', 'es', method)).toEqual([400, expect.stringContaining('tiene 20000 × 20000 píxeles')])
  }
})
