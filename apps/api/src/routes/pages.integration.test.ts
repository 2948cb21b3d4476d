import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import {
  blobFile,
  makeCurrent,
  policyOf,
  publishedAs,
  type ReleaseFixture,
  temporaryDataFolder,
  writeRelease,
} from '../testing/data-folder.ts'

const film = Buffer.from(Array.from({ length: 100 }, (_, index) => index))

const site: ReleaseFixture = {
  files: {
    '/404.html': '<h1>Not found</h1>',
    '/es/404/index.html': '<h1>No existe</h1>',
    '/es/index.html': '<h1>Inicio</h1>',
    '/blog/index.html': '<h1>Blog</h1>',
    '/es/blog/index.html': '<h1>Blog en español</h1>',
    '/calculator-iframe/index.html': '<h1>Calculator</h1>',
    '/_astro/app.h4sh.js': 'export const answer = 42',
    '/media/clip.h4sh.mp4': film,
    '/media/empty.h4sh.mp4': '',
    '/icons/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '/robots.txt': 'User-agent: *',
  },
  compressed: ['/blog/index.html', '/_astro/app.h4sh.js'],
  unprefixed: ['/blog/'],
}

const served = async () => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', site)
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir)
  return {
    get: (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
      app.server.inject({ url, headers, method }),
    send: (url: string, method: 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS', type: string, payload: string) =>
      app.server.inject({ url, method, headers: { 'content-type': type }, payload }),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('pages', () => {
  it('[ROUTE-06] [D-ROUTE-1] / is the English home page, whatever the cookie says', async () => {
    await using app = await served()
    for (const cookie of ['', 'lang=es', 'lang=en']) {
      const answer = await app.get('/', { cookie })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe('<h1>Home r1</h1>')
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'en',
        'cache-control': 'no-cache',
      })
      expect(answer.headers).not.toHaveProperty('location')
    }
    expect((await app.get('/es/', { cookie: 'lang=en' })).body).toBe('<h1>Inicio</h1>')
  })

  it.each([
    [undefined, '<h1>Blog</h1>', 'en'],
    ['lang=en', '<h1>Blog</h1>', 'en'],
    ['a=b; lang=es', '<h1>Blog en español</h1>', 'es'],
    ['lang=fr', '<h1>Blog</h1>', 'en'],
  ])('[D-ROUTE-8] an unprefixed page with cookie %s', async (cookie, body, language) => {
    await using app = await served()
    const answer = await app.get('/blog/', cookie === undefined ? {} : { cookie })
    expect(answer.body).toBe(body)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.headers.vary).toContain('Cookie')
    // Only the Spanish address sets the language of the visit.
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('[D-ROUTE-8] a page that is the same for everybody does not vary by cookie', async () => {
    await using app = await served()
    expect((await app.get('/es/')).headers).not.toHaveProperty('vary')
  })

  it('[D-ROUTE-8] the Spanish page has an address of its own, whatever the cookie says', async () => {
    await using app = await served()
    const answer = await app.get('/es/blog/', { cookie: 'lang=en' })
    expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Blog en español</h1>'])
    expect(answer.headers).toMatchObject({ 'content-language': 'es', 'set-cookie': 'visit-lang=es; Path=/; SameSite=Lax' })
    expect(answer.headers).not.toHaveProperty('vary')
  })

  it('[LINK-30] without scripts, the link of the switcher stores the language, whatever was stored before', async () => {
    await using app = await served()
    const switched = await app.get('/es/blog/', { cookie: 'lang=en', referer: 'http://localhost/blog/?lang=en' })
    expect(switched.headers['set-cookie']).toEqual([expect.stringMatching(/^lang=es;/), 'visit-lang=es; Path=/; SameSite=Lax'])
    for (const referer of ['https://other.example/blog/?lang=en', 'http://localhost/es/']) {
      const followed = await app.get('/es/blog/', { cookie: 'lang=en', referer })
      expect(followed.headers['set-cookie']).toBe('visit-lang=es; Path=/; SameSite=Lax')
    }
  })

  it.each([
    ['/nowhere/', '<h1>Not found</h1>', 'en'],
    ['/nowhere.png', '<h1>Not found</h1>', 'en'],
    ['/es/nada/', '<h1>No existe</h1>', 'es'],
    ['/.env', '<h1>Not found</h1>', 'en'],
    ['/_headers', '<h1>Not found</h1>', 'en'],
    ['/blog/index.html.br', '<h1>Not found</h1>', 'en'],
    ['/..%2f..%2frelease.json', '<h1>Not found</h1>', 'en'],
    ['/../release.json', '<h1>Not found</h1>', 'en'],
    ['/blog/%00', '<h1>Not found</h1>', 'en'],
    [`/long/${'a'.repeat(2000)}/`, '<h1>Not found</h1>', 'en'],
  ])('[D-ROUTE-7] %.30s is a real 404 with the branded page', async (url, body, language) => {
    await using app = await served()
    const answer = await app.get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe(body)
    expect(answer.headers).toMatchObject({
      'content-language': language,
      'content-security-policy': policyOf('r1'),
      'cache-control': 'no-cache',
    })
    expect(answer.headers).not.toHaveProperty('etag')
  })

  it('an address that cannot be decoded is 400 and repeats nothing of itself', async () => {
    await using app = await served()
    const answer = await app.get('/%zz-typed')
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toBe('The address is not valid.')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['/blog', '/blog/'],
    ['/blog?page=2&q=a/b', '/blog/?page=2&q=a/b'],
    ['/blog/index.html', '/blog/'],
    ['/index.html?a', '/?a'],
  ])('%s moves permanently to %s', async (url, location) => {
    await using app = await served()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.get(url, {}, method)
      expect(answer.statusCode).toBe(301)
      expect(answer.headers.location).toBe(location)
    }
  })

  it('[ROUTE-40] the calculator answers at its file name, with its own policy, and may be framed by our pages', async () => {
    await using app = await served()
    const answer = await app.get('/calculator-iframe/index.html')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect((await app.get('/blog/')).headers['x-frame-options']).toBe('DENY')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s on a page is 405 and says what is allowed', async (method) => {
    await using app = await served()
    const answer = await app.send('/blog/', method, 'application/json', '{}')
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('HEAD is GET without the body', async () => {
    await using app = await served()
    for (const url of ['/blog/', '/media/clip.h4sh.mp4', '/nowhere/']) {
      const get = await app.get(url, { 'accept-encoding': 'br' })
      const head = await app.get(url, { 'accept-encoding': 'br' }, 'HEAD')
      expect(head.body).toBe('')
      const { date: _get, connection: _getConnection, ...expected } = get.headers
      expect(head.headers).toMatchObject(expected)
      expect(head.statusCode).toBe(get.statusCode)
    }
  })
})

describe('files', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compressed as %s they are the same file', async (encoding, decompress) => {
    await using app = await served()
    const answer = await app.get('/_astro/app.h4sh.js', { 'accept-encoding': encoding })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(decompress(answer.rawPayload).toString()).toBe('export const answer = 42')
  })

  it('are sent plain when nothing else is accepted, and still vary', async () => {
    await using app = await served()
    const answer = await app.get('/blog/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
    expect(answer.body).toBe('<h1>Blog</h1>')
  })

  it('have a strong validator for each encoding, which answers 304', async () => {
    await using app = await served()
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (encoding) => (await app.get('/blog/', { 'accept-encoding': encoding })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    const answer = await app.get('/blog/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tags[0]}` })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(answer.headers).toMatchObject({ etag: tags[0], 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie, Accept-Language' })
    expect((await app.get('/blog/', { 'accept-encoding': 'gzip', 'if-none-match': String(tags[0]) })).statusCode).toBe(200)
    expect((await app.get('/blog/', { 'accept-encoding': 'br', cookie: 'lang=es', 'if-none-match': String(tags[0]) })).statusCode).toBe(200)
  })

  it.each([
    ['/_astro/app.h4sh.js', 'public, max-age=31536000, immutable'],
    ['/media/clip.h4sh.mp4', 'public, max-age=31536000, immutable'],
    ['/icons/star.svg', 'public, max-age=86400'],
    ['/robots.txt', 'no-cache'],
    ['/blog/', 'no-cache'],
  ])('%s is cached as %s', async (url, expected) => {
    await using app = await served()
    expect((await app.get(url)).headers['cache-control']).toBe(expected)
  })

  it('films are sent in parts', async () => {
    await using app = await served()
    const whole = await app.get('/media/clip.h4sh.mp4')
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(whole.rawPayload).toEqual(film)
    const part = await app.get('/media/clip.h4sh.mp4', { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/100', 'content-length': '10', 'content-type': 'video/mp4' })
    expect(part.rawPayload).toEqual(film.subarray(10, 20))
    const head = await app.get('/media/clip.h4sh.mp4', { range: 'bytes=10-19' }, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([206, '10', ''])
  })

  it('a file with nothing in it is sent, by HEAD too', async () => {
    await using app = await served()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.get('/media/empty.h4sh.mp4', {}, method)
      expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '0', ''])
    }
  })

  it('a part that does not exist is 416; a part of another version is the whole file', async () => {
    await using app = await served()
    const outside = await app.get('/media/clip.h4sh.mp4', { range: 'bytes=100-' })
    expect(outside.statusCode).toBe(416)
    expect(outside.headers['content-range']).toBe('bytes */100')
    const { etag } = (await app.get('/media/clip.h4sh.mp4')).headers
    expect((await app.get('/media/clip.h4sh.mp4', { range: 'bytes=0-1', 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await app.get('/media/clip.h4sh.mp4', { range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200)
  })

  it('pages and scripts outlive whatever happens to the disk', async () => {
    await using folder = await temporaryDataFolder()
    await writeRelease(folder.dataDir, 'r1', site)
    await makeCurrent(folder.dataDir, 'releases', 'r1')
    await using app = await testApp(folder.dataDir)
    await rm(join(folder.dataDir, 'releases/blobs'), { recursive: true })
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (const url of ['/blog/', '/', '/_astro/app.h4sh.js', '/nowhere/']) {
        const answer = await app.server.inject({ url, headers: { 'accept-encoding': encoding } })
        expect([url, answer.statusCode]).toEqual([url, url === '/nowhere/' ? 404 : 200])
      }
    }
  })

  it.each([
    ['gone', (file: string) => rm(file)],
    ['cut off', (file: string) => truncate(file, 5000)],
  ])('a film whose file is %s is a plain failure, with nothing said of the file it would have been', async (_name, damage) => {
    await using folder = await temporaryDataFolder()
    const long = Buffer.alloc(500_000, 'a')
    await writeRelease(folder.dataDir, 'r1', { files: { '/media/long.h4sh.mp4': long } })
    await makeCurrent(folder.dataDir, 'releases', 'r1')
    await using app = await testApp(folder.dataDir)
    await damage(blobFile(folder.dataDir, publishedAs(folder.dataDir, 'r1').files['/media/long.h4sh.mp4']))
    for (const headers of [{}, { range: 'bytes=10-19' }]) {
      const answer = await app.server.inject({ url: '/media/long.h4sh.mp4', headers: { 'accept-encoding': 'br', ...headers } })
      expect(answer.statusCode).toBe(500)
      expect(answer.body).toBe('Something went wrong. Please try again later.')
      expect(answer.headers).toMatchObject({ 'content-length': String(answer.body.length), 'cache-control': 'no-store' })
      for (const name of ['content-encoding', 'content-range', 'accept-ranges', 'content-language', 'etag'])
        expect(answer.headers).not.toHaveProperty(name)
    }
  })

  it('a text that many ask for at once is compressed once', async () => {
    await using app = await served()
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.get('/blog/', { 'accept-encoding': 'gzip' })))
    expect(new Set(answers.map(({ rawPayload }) => gunzipSync(rawPayload).toString()))).toEqual(new Set(['<h1>Blog</h1>']))
  })

  it('a page is never sent in parts', async () => {
    await using app = await served()
    const answer = await app.get('/blog/', { range: 'bytes=0-3', 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).not.toHaveProperty('accept-ranges')
  })
})
