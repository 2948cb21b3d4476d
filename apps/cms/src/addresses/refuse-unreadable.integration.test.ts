import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { securityHeaders } from '../security-headers.ts'

const preload = new URL('refuse-unreadable.ts', import.meta.url).href

/** As Next makes its server. */
const program = `const http = require('http')
const server = http.createServer((request, response) => response.end('served'))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** The address of a server in a process that was started as the admin is. */
const served = async (): Promise<string> => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, ['--import', preload, '--input-type=commonjs', '--eval', program], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const [port] = await once(createInterface(child.stdout), 'line')
  return `http://127.0.0.1:${port}`
}

it('an address that can’t be decoded is refused in words and with the headers of every answer', async () => {
  const address = await served()
  for (const [path, language, type, text] of [
    ['/api/%', 'en', 'application/json', '{"errors":[{"message":"This address can’t be read: it has a broken % sign."}]}'],
    [
      '/api/%ff',
      'es-MX,en',
      'application/json',
      '{"errors":[{"message":"Esta dirección no se puede leer: tiene un signo % incorrecto."}]}',
    ],
    ['/api/pages/%E0%A4%A', 'en', 'application/json', '{"errors":[{"message":"This address can’t be read: it has a broken % sign."}]}'],
    ['/admin/%ff?x=1', 'en', 'text/plain; charset=utf-8', 'This address can’t be read: it has a broken % sign.'],
    ['/%', 'es', 'text/plain; charset=utf-8', 'Esta dirección no se puede leer: tiene un signo % incorrecto.'],
  ] as const) {
    const answer = await fetch(`${address}${path}`, { headers: { 'accept-language': language } })
    expect([path, answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([path, 400, type, text])
    for (const { key, value } of securityHeaders(undefined)) expect([path, key, answer.headers.get(key)]).toEqual([path, key, value])
  }
})

it('TRACE is refused in words, too', async () => {
  const asked = request(`${await served()}/api/pages`, { method: 'TRACE', headers: { 'accept-language': 'en' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const text = (await answer.toArray()).join('')
  expect([answer.statusCode, answer.headers.allow, text]).toEqual([
    405,
    expect.stringContaining('GET, HEAD'),
    '{"errors":[{"message":"Nothing answers TRACE here."}]}',
  ])
})

it('every other address is served', async () => {
  const address = await served()
  for (const path of ['/admin', '/api/pages/%C3%B1', '/api/pages?where[id][like]=%', '/']) {
    const answer = await fetch(`${address}${path}`)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, 'served'])
  }
})
