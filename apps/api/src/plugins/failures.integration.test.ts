import { describe, expect, it } from 'vitest'
import { Failure, failureText } from '../errors.ts'
import { served } from '../testing/served-site.ts'

describe('failures below /api/', () => {
  it.each([
    ['GET', '/api/', 404],
    ['GET', '/api', 404],
    ['GET', '/api?x=typed', 404],
    ['GET', '/api/typed/typed/typed/', 404],
    ['POST', '/api/typed/', 404],
    ['GET', '/api/blog/post/all/?typed=1', 400],
    ['GET', '/api/typed/%zz', 400],
    ['POST', '/api/search/suggest/', 405],
    ['POST', '/api/search/results', 405],
    ['POST', '/api/search/results///', 405],
    ['PUT', '/api/blog/post/all/', 405],
    ['DELETE', '/api/office/all', 405],
    ['POST', '/api/typed/post/all/', 404],
  ] as const)('[D-API-1] %s %s is %i with errorMessage, and repeats nothing', async (method, url, status) => {
    await using app = await served()
    const answer = await app.server.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ errorMessage: expect.any(String) })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('typed')
    expect(answer.headers).not.toHaveProperty('retry-after')
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it.each([
    ['too large', 'application/json', JSON.stringify('typed'.repeat(7000)), 413],
    ['no JSON', 'text/plain', 'typed', 415],
    ['a form', 'application/x-www-form-urlencoded', 'typed=1', 415],
    ['broken JSON', 'application/json', '{"typed', 400],
  ])('a body that is %s is refused without being repeated', async (_name, type, payload, status) => {
    await using app = await served()
    app.server.post('/api/echo', async (request) => request.body)
    const answer = await app.server.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ errorMessage: expect.not.stringContaining('typed') })
  })
})

describe('a failure', () => {
  it('says nothing of the content that it replaces', async () => {
    await using app = await served()
    const ofTheContent = {
      etag: '"typed"',
      'content-encoding': 'typed',
      'content-language': 'typed',
      'content-length': '5',
      'content-range': 'typed',
      'accept-ranges': 'typed',
    }
    app.server.get('/api/broken', async (_request, reply) => {
      reply.headers(ofTheContent)
      throw new Error('typed')
    })
    const { headers, body } = await app.server.inject('/api/broken')
    expect(headers['content-length']).toBe(String(body.length))
    for (const name of Object.keys(ofTheContent).filter((name) => name !== 'content-length')) expect(headers).not.toHaveProperty(name)
  })

  it('names the fields that are meant', async () => {
    await using app = await served()
    app.server.get('/api/broken', async () => {
      throw new Failure('fieldsNotRight', ['email', 'phone'])
    })
    const answer = await app.server.inject('/api/broken')
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errorMessage: 'These fields are missing or not right: email, phone.', fields: ['email', 'phone'] },
    ])
  })

  it('that will pass says when to come again', async () => {
    await using app = await served()
    app.server.get('/api/broken', async () => {
      throw new Failure('notStored')
    })
    const answer = await app.server.inject('/api/broken')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  })

  it('of a page is plain text, whatever the page would have been', async () => {
    await using app = await served()
    app.server.get('/broken', async (_request, reply) => {
      reply.type('text/html')
      throw new Error('typed')
    })
    const answer = await app.server.inject('/broken')
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      500,
      'text/plain; charset=utf-8',
      failureText('unexpected'),
    ])
  })

  it.each([
    ['/en/full/', 'es', 'en'],
    ['/es/full/', 'en', 'es'],
    ['/blog/es/full/', 'en', 'en'],
    ['/full/', 'es', 'es'],
    ['/full/', 'fr', 'en'],
  ])('is a page for who asks for one, at %s for a browser in %s in the language %s', async (url, browser, language) => {
    await using app = await served()
    app.server.get(url, async () => {
      throw new Failure('busy')
    })
    const { statusCode, headers, body } = await app.server.inject({ url, headers: { accept: 'text/html', 'accept-language': browser } })
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([503, 'text/html; charset=utf-8', language])
    expect(body).toContain(`<html lang="${language}"`)
  })

  it.each(['/apis/', '/blog/api/', '/x?/api/'])('is plain text at %s, which is no call', async (url) => {
    await using app = await served()
    const answer = await app.server.inject({ method: 'POST', url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([405, 'text/plain; charset=utf-8'])
  })
})
