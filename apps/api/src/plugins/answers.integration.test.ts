import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { securityHeaders } from '@bank/rules/serving/response-headers.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { failureText } from '../errors.ts'
import { served } from '../testing/served-site.ts'

const { 'content-security-policy': strictest, ...always } = securityHeaders

describe('security headers', () => {
  it.each([
    ['a page', 'GET', '/blog/', 200],
    ['an unknown page', 'GET', '/nowhere/', 404],
    ['a redirect', 'GET', '/blog', 301],
    ['an asset', 'GET', '/_astro/a.js', 200],
    ['a picture', 'GET', '/media/a.webp', 200],
    ['a part that does not exist', 'GET', '/media/a.webp', 416],
    ['a refused method', 'POST', '/blog/', 405],
    ['the probe', 'GET', '/menu.txt', 200],
    ['health', 'GET', '/healthz', 200],
    ['a list', 'GET', '/api/blog/post/all/', 200],
    ['suggestions', 'GET', '/api/search/suggest/?terms=abc', 200],
    ['an unknown call', 'GET', '/api/nothing/', 404],
    ['a refused query', 'GET', '/api/blog/post/all/?limit=x', 400],
    ['a refused call', 'DELETE', '/api/search/suggest/', 405],
    ['an address that cannot be decoded', 'GET', '/api/%zz', 400],
  ] as const)('are on %s', async (_name, method, url, status) => {
    await using app = await served()
    const answer = await app.server.inject({ method, url, ...(status === 416 && { headers: { range: 'bytes=50-' } }) })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(always)
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    if (url.startsWith('/api/')) expect(answer.headers['content-security-policy']).toBe(strictest)
  })

  it('say that a page must not be guessed, framed or loaded without encryption', () => {
    expect(securityHeaders).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(securityHeaders['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})

describe('what a visitor may ask', () => {
  it('is limited by address: 429 with Retry-After, while pages go on', async () => {
    await using app = await served({ requestsPerMinute: 4 })
    const call = (remoteAddress: string, url = '/api/search/suggest/') => app.server.inject({ url, remoteAddress })
    const callInVain = (method: 'POST' | 'PUT') => app.server.inject({ method, url: '/api/unknown/', remoteAddress: '192.0.2.1' })
    await Promise.all([call('192.0.2.1'), call('192.0.2.1'), callInVain('POST'), callInVain('PUT')])
    const refused = await call('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ errorMessage: 'There were too many requests. Please try again in a minute.' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers).toMatchObject(always)
    expect((await call('192.0.2.2')).statusCode).toBe(200)
    expect((await call('192.0.2.1', '/blog/')).statusCode).toBe(200)
    expect((await call('192.0.2.1', '/menu.txt')).statusCode).toBe(200)
  })

  it('is counted anew after a minute', async () => {
    await using app = await served({ requestsPerMinute: 1 })
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const status = async () => (await app.server.inject('/api/search/suggest/')).statusCode
    expect([await status(), await status()]).toEqual([200, 429])
    vi.setSystemTime(Date.now() + 59_999)
    expect(await status()).toBe(429)
    vi.setSystemTime(Date.now() + 1)
    expect(await status()).toBe(200)
  })

  it.each([
    ['is believed from a proxy that is configured', ['10.0.0.0/8'], '10.0.0.7', 200],
    ['is not believed from anybody else', ['10.0.0.0/8'], '192.0.2.9', 429],
    ['is not believed when no proxy is configured', [], '10.0.0.7', 429],
  ])('X-Forwarded-For %s', async (_name, trustedProxies, remoteAddress, status) => {
    await using app = await served({ requestsPerMinute: 1, trustedProxies })
    const call = (visitor: string) =>
      app.server.inject({ url: '/api/search/suggest/', remoteAddress, headers: { 'x-forwarded-for': visitor } })
    expect((await call('198.51.100.1')).statusCode).toBe(200)
    expect((await call('198.51.100.2')).statusCode).toBe(status)
  })
})

describe('a process that cannot keep up', () => {
  /** Asks until the answer is not 200. */
  const askUntilRefused = async (app: Awaited<ReturnType<typeof served>>, url: string, headers: Record<string, string> = {}) => {
    for (;;) {
      const answer = await app.server.inject({ url, headers })
      if (answer.statusCode !== 200) return answer
      // Injected requests alone never let the event loop come round to the timer that measures it.
      await setImmediate()
    }
  }

  it('turns calls away with 503 and Retry-After, and tells its health', async () => {
    await using app = await served({ mostEventLoopDelay: 1e-9, pressureCheckEvery: 10 })
    const refused = await askUntilRefused(app, '/api/search/suggest/?terms=abc')
    expect([refused.statusCode, refused.json()]).toEqual([503, { errorMessage: 'The service is busy. Please try again in a moment.' }])
    expect(refused.headers['retry-after']).toBe('10')
    expect((await app.server.inject('/healthz')).statusCode).toBe(200)
    expect((await app.server.inject('/_astro/a.js')).statusCode).toBe(200)
  })

  it.each([
    ['/blog/', 'es', 'Volvemos enseguida'],
    ['/en/blog/', 'es', 'We will be right back'],
  ])('turns pages away in the visitor’s language, and names the telephone number: %s', async (url, language, title) => {
    await using app = await served({ mostEventLoopDelay: 1e-9, pressureCheckEvery: 10 })
    const browser = { accept: 'text/html,*/*', 'accept-language': language }
    await askUntilRefused(app, '/blog/', browser)
    const { statusCode, headers, body } = await app.server.inject({ url, headers: browser })
    expect([statusCode, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual([
      503,
      '10',
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`>${testSettings.tollFreeNumber}</a>`)
    expect(body.length).toBeLessThan(700)
  })
})

describe('requests that are no HTTP', () => {
  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'badRequest'],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'typed'.repeat(8000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'headersTooLarge',
    ],
  ] as const)('%s gets a plain answer with the security headers', async (_name, bytes, statusLine, code) => {
    await using app = await served()
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const [address] = app.server.addresses()
    if (typeof address !== 'object') throw new Error('The app does not listen')
    const socket = connect(address.port, '127.0.0.1').setEncoding('utf8')
    socket.write(bytes)
    const received: string[] = []
    for await (const chunk of socket) received.push(String(chunk))
    const [head = '', ...bodies] = received.join('').split('\r\n\r\n')
    const [firstLine, ...lines] = head.split('\r\n')
    expect(firstLine).toBe(statusLine)
    expect(Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))).toEqual({
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(failureText(code).length),
      connection: 'close',
    })
    expect(bodies).toEqual([failureText(code)])
  })
})

describe('the log', () => {
  const logged = async (ask: (app: Awaited<ReturnType<typeof served>>) => Promise<unknown>) => {
    const lines: string[] = []
    await using app = await served({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
    const from = lines.length
    await ask(app)
    return lines.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  it('has one line for a failure, with the request id and nothing of what was typed', async () => {
    const lines = await logged((app) =>
      app.server.inject({ url: '/api/blog/post/all/?limit=secret', remoteAddress: '192.0.2.77', headers: { cookie: 'lang=secret' } }),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      level: 30,
      code: 'badNumber',
      status: 400,
      method: 'GET',
      route: '/api/blog/post/all/',
      msg: 'request failed',
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(JSON.stringify(lines)).not.toMatch(/secret|192\.0\.2/)
  })

  it('has one line for a thousand equal failures, and a count when the process ends', async () => {
    const lines: string[] = []
    {
      await using app = await served({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
      lines.length = 0
      for (let count = 0; count < 1000; count += 1) await app.server.inject('/api/blog/post/all/?limit=secret')
      expect(lines).toHaveLength(1)
    }
    expect(lines.join('')).toContain('"counts":{"request failed badNumber 400 GET /api/blog/post/all/":999}')
    expect(lines.join('').length).toBeLessThan(2000)
  })

  it.each(['/api/search/suggest/?terms=secret', '/api/search/results/?terms=secret', '/blog/?secret', '/secret/'])(
    'has nothing of %s',
    async (url) => {
      expect(JSON.stringify(await logged((app) => app.server.inject(url)))).not.toContain('secret')
    },
  )

  it('an error that nobody expected is generic outside and has its stack inside', async () => {
    const lines = await logged(async (app) => {
      app.server.get('/api/boom', async () => {
        throw new Error('the disk is gone')
      })
      const answer = await app.server.inject('/api/boom')
      expect([answer.statusCode, answer.json()]).toEqual([500, { errorMessage: 'Something went wrong. Please try again later.' }])
    })
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        code: 'unexpected',
        msg: 'request failed',
        err: expect.objectContaining({ message: 'the disk is gone', stack: expect.stringContaining('answers.integration.test') }),
      }),
    ])
  })
})

describe('the API document', () => {
  it('is served only by setting', async () => {
    await using silent = await served()
    expect((await silent.server.inject('/api/openapi.json')).statusCode).toBe(404)
    await using app = await served({ apiDocument: true, siteUrl: 'https://www.example.com' })
    const document = (await app.server.inject('/api/openapi.json')).json()
    expect(Object.keys(document.paths)).toContain('/api/search/suggest/')
    expect(Object.keys(document.paths).filter((path) => /\*|^\/api\/?$/.test(path))).toEqual([])
    expect(document.servers).toEqual([{ url: 'https://www.example.com' }])
  })
})
