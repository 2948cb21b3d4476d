import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const form = (language: string) =>
  `<p>${language}</p><form id="f" data-form="product"><input id="f-fullName" name="fullName"><input id="f-email" name="email"><textarea id="f-message" name="message"></textarea></form>`

const served = async () => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    settings: testSettings,
    files: {
      '/404.html': '<h1>Not found</h1>',
      '/contact/index.html': form('english'),
      '/es/contact/index.html': form('spanish'),
      '/blog/index.html': '<h1>Blog</h1>',
    },
    compressed: ['/contact/index.html'],
    unprefixed: ['/contact/'],
  })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir)
  return {
    ...app,
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('[D-FORM-28] a form that no script sends', () => {
  it('comes back with its words, never cached and under the policy of the page; nothing is stored', async () => {
    await using app = await served()
    const answer = await app.post('/contact/?form=f', { fullName: 'Zoë', message: 'é'.repeat(20_000) })
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-language']]).toEqual([422, 'no-store', 'en'])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    for (const text of ['english', 'value="Zoë"', 'é'.repeat(20_000), 'Please enter your email address.', 'Enter at most 4,000 characters'])
      expect(answer.body).toContain(text)
    expect(await app.leads.get()?.counts()).toEqual({ pending: 0, sent: 0, parked: 0 })
  })

  it('answers in the language of the visitor', async () => {
    await using app = await served()
    for (const [url, headers] of [
      ['/contact/?form=f', { cookie: 'lang=es' }],
      ['/es/contact/?form=f', {}],
    ] as const) {
      const { body } = await app.post(url, { fullName: 'Zoë' }, headers)
      expect(body).toContain('spanish')
      expect(body).toContain('Escriba su correo electrónico.')
    }
  })

  it('is refused from other sites', async () => {
    await using app = await served()
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await app.post('/contact/?form=f', {}, headers)).statusCode).toBe(403)
  })

  it.each([
    [
      'from other sites',
      403,
      '/contact/?form=f',
      { origin: 'https://evil.example' },
      ['pages of this website only', 'páginas de este sitio'],
    ],
    ['where there is no page', 405, '/nowhere/?form=f', {}, ['no form at this address', 'ningún formulario']],
    ['for a form that is not there', 400, '/contact/?form=g', {}, ['no form at this address', 'ningún formulario']],
  ] as const)(
    '[D-FORM-32] %s is refused on a page in the language of the visitor, with the telephone',
    async (_what, status, url, headers, texts) => {
      await using app = await served()
      for (const [index, language] of (['en', 'es'] as const).entries()) {
        const answer = await app.post(url, {}, { accept: 'text/html,*/*', cookie: `lang=${language}`, ...headers })
        expect([
          answer.statusCode,
          answer.headers['content-type'],
          answer.headers['content-language'],
          answer.headers['cache-control'],
        ]).toEqual([...[status, 'text/html; charset=utf-8'], ...[language, 'no-store']])
        for (const text of [texts[index] ?? '', `<html lang="${language}">`, `href="${telephoneAddress(testSettings.tollFreeNumber)}"`])
          expect(answer.body).toContain(text)
      }
    },
  )

  it('[D-FORM-32] far too long is refused with the way back, and its words are never in the answer', async () => {
    await using app = await served()
    const { statusCode, body } = await app.post('/es/contact/?form=f', { message: 'secret'.repeat(50_000) }, { accept: 'text/html' })
    expect([statusCode, body.includes('secret'), body.includes('Es demasiado largo'), body.includes('href="tel:')]).toEqual([
      413,
      false,
      true,
      true,
    ])
  })

  it.each([
    ['/nowhere/?form=f', 'application/x-www-form-urlencoded'],
    ['/contact/?form=f', 'application/json'],
    ['/contact/?form=f', 'multipart/form-data; boundary=x'],
  ])('is none at %s as %s', async (url, type) => {
    await using app = await served()
    const answer = await app.post(url, { fullName: 'Zoë' }, { 'content-type': type })
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([405, 'GET, HEAD', 'This method is not allowed here.'])
  })

  it.each(['/contact/', '/contact/?form=g', '/blog/?form=f'])('is unknown at %s', async (url) => {
    await using app = await served()
    const { statusCode, body } = await app.post(url, { fullName: 'Zoë' })
    expect([statusCode, body]).toEqual([400, 'There is no such form.'])
  })
})
