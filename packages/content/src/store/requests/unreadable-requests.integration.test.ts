import { randomUUID } from 'node:crypto'
import { getPayload, handleEndpoints } from 'payload'
import { describe, expect, it, onTestFinished } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'
import { closeStore } from '../open-store.ts'

/** An administrator who sends whatever bytes. */
const office = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl)
  const { token } = await (await adminApi(store)).signIn('ana@bank.example')
  const { config } = store.payload
  const payloadInstanceCacheKey = randomUUID()
  const served = await getPayload({ config, key: payloadInstanceCacheKey })
  onTestFinished(() => closeStore(served))
  const send = async (method: string, path: string, body?: string, language = 'en', type = 'application/json') => {
    const headers = { authorization: `JWT ${token}`, 'content-type': type, 'accept-language': language }
    const request = new Request(`http://127.0.0.1/api${path}`, { method, headers, ...(body !== undefined && { body }) })
    const response = await handleEndpoints({ config, payloadInstanceCacheKey, request })
    return { status: response.status, text: await response.text() }
  }
  return { send, payload: store.payload }
}

const noObject = 'The body of the request must be a JSON object.'
const deep = `{"value":${'['.repeat(5000)}${']'.repeat(5000)}}`
const draft = '?locale=en&draft=true'

it('what no call can read is refused in words, not answered as a failure of ours', async () => {
  const { send } = await office()
  for (const [method, path, body, status, message] of [
    ['POST', '/pages', undefined, 400, noObject],
    ['PATCH', `/pages/home${draft}`, undefined, 400, noObject],
    ['PATCH', '/users/1', undefined, 400, noObject],
    ['POST', '/media', undefined, 400, noObject],
    ['POST', `/globals/settings${draft}`, undefined, 400, noObject],
    ['POST', '/payload-locked-documents', undefined, 400, noObject],
    ['POST', '/payload-locked-documents', 'null', 400, noObject],
    ['PATCH', `/pages/home${draft}`, '{', 400, 'Invalid JSON'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":null}', 400, 'This must be a list of objects, not nothing.'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":5}', 400, 'This must be a list of objects, not a number.'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":[null]}', 400, 'Row 1 must be a set of fields, not “null”.'],
    ['POST', '/payload-preferences/x', deep, 400, 'more than 100 levels deep'],
    ['PATCH', `/pages/home${draft}`, deep, 400, 'more than 100 levels deep'],
    ['POST', '/users/verify/x', '{}', 404, 'need no confirmation'],
    ['GET', '/pages?where=x', undefined, 400, 'The query where=x can’t be read'],
    ['DELETE', '/pages?where=5', undefined, 400, 'The query where=5 can’t be read'],
    ['GET', '/pages?where[updatedAt][greater_than]=zzz', undefined, 400, 'The query updatedAt=zzz can’t be read'],
    ['GET', '/pages?where[or][0][updatedAt][less_than]=zzz', undefined, 400, 'The query updatedAt=zzz can’t be read'],
    ['GET', '/pages/versions?where[version.updatedAt][less_than]=zzz', undefined, 400, 'The query version.updatedAt=zzz can’t be read'],
    ['GET', '/media/file/x', undefined, 404, 'There is no such file.'],
    ['GET', '/pages/%E0%A4%A', undefined, 400, 'broken % sign'],
  ] as const) {
    const answer = await send(method, path, body)
    expect([method, path, answer.status, answer.text]).toEqual([method, path, status, expect.stringContaining(message)])
    expect([path, (await send(method, path, body, 'es')).text]).toEqual([
      path,
      expect.not.stringContaining(message === 'Invalid JSON' ? 'Invalid' : message.slice(0, 12)),
    ])
  }
})

/** Asks in both languages, and expects an answer in each. */
const expectRefusal = async (
  send: Awaited<ReturnType<typeof office>>['send'],
  method: string,
  path: string,
  status: number,
  message: string,
) => {
  const answer = await send(method, path, method === 'GET' ? undefined : '{}')
  expect([method, path, answer.status, answer.text]).toEqual([method, path, status, expect.stringContaining(message)])
  const { text } = await send(method, path, method === 'GET' ? undefined : '{}', 'es')
  expect([path, text]).toEqual([path, expect.not.stringContaining(message.slice(0, 16))])
}

it('an id, a version or a file that nothing can have is not there', async () => {
  const { send } = await office()
  const ids = ['nope', 'null', 'undefined', '%00', '__proto__', '-1', '1.5', '1abc', '1e99', '9999999999', 'a'.repeat(3000)]
  for (const id of ids) {
    await expectRefusal(send, 'GET', `/users/${id}`, 404, 'There is no such record.')
    await expectRefusal(send, 'GET', `/pages/versions/${id}`, 404, 'There is no such record.')
    await expectRefusal(send, 'GET', `/globals/settings/versions/${id}`, 404, 'There is no such record.')
  }
  for (const method of ['PATCH', 'DELETE']) await expectRefusal(send, method, '/history/nope', 404, 'There is no such record.')
  for (const [method, path] of [
    ['POST', '/payload-locked-documents/nope/duplicate'],
    ['POST', '/pages/versions/nope'],
    ['GET', '/pages/%00'],
    ['GET', '/users/logout'],
    ['GET', '/users/access'],
    ['DELETE', '/payload-preferences/x'],
  ] as const)
    await expectRefusal(send, method, path, 404, 'There is no such record.')
  for (const [method, path] of [
    ['GET', '/media/versions'],
    ['GET', '/users/versions/1'],
    ['POST', '/history/versions/1'],
  ] as const)
    await expectRefusal(send, method, path, 404, 'There are no versions of these records.')
  await expectRefusal(send, 'GET', '/media/file/x?prefix=../../', 404, 'There is no such file.')
  await expectRefusal(send, 'GET', '/media/file/bayou.webp?prefix=../../', 404, 'There is no such file.')
})

it('a query that no database can answer is refused in words', async () => {
  const { send } = await office()
  for (const [query, message] of [
    ...['limit=abc', 'limit=-1', 'limit=1e99'].map((each) => [each, 'The query limit must be a whole number from 0 to 100000.'] as const),
    ...['page=0', 'page=x', 'page=1e99'].map((each) => [each, 'The query page must be a whole number from 1 to 1000000.'] as const),
    ['depth=99', 'The query depth must be a whole number from 0 to 10.'],
    ['sort=nope', 'There is no field nope to sort by.'],
    ['sort=-id,__proto__', 'There is no field .proto. to sort by.'],
    ['where[id][equals]=%00', 'The query holds %00'],
    ['where[id][equals][x]=1', 'The query where[id][equals]={\\"x\\":\\"1\\"} can’t be read. This field'],
    ...['near', 'all', 'intersects', 'within'].map(
      (each) => [`where[id][${each}]=1`, `The query where[id][${each}]=1 can’t be read. This field`] as const,
    ),
  ] as const)
    for (const path of ['/pages', '/users', '/pages/versions', '/globals/settings/versions'])
      await expectRefusal(send, 'GET', `${path}?${query}`, 400, message)
  for (const query of [
    'where[id][in]=',
    'where[id][not_in]=a',
    'where[id][in][]=1.5',
    'where[id][equals]=x',
    'where[id][greater_than]=9999999999',
    'where[id][contains]=1',
    'where[or][0][id][equals]=x',
    'where[roles][equals]=nobody',
    'where[disabled][equals]=x',
  ])
    await expectRefusal(send, 'GET', `/users?${query}`, 400, 'The query where[')
  for (const query of ['where[user][equals]=1', 'where[user][exists]=true', 'where[user.value][in]='])
    await expectRefusal(send, 'GET', `/payload-preferences?${query}`, 400, 'The query where[user')
  for (const query of ['sort=title', 'where[title][equals]=Home', 'where[shareImage.alt][equals]=x'])
    await expectRefusal(send, 'GET', `/pages?${query}`, 400, 'Name the language of ')
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  it('what no field is compared with, and texts in another place without a language, are refused in words', async () => {
    const { send } = await office(await databases[kind]())
    for (const path of ['/pages', '/pages/count', '/users', '/users/count', '/payload-locked-documents/count'])
      for (const query of ['[not_in][0][a]=b', '[in][0][0]=a', '[equals][]=1', '[like][]=1', '[greater_than][0]=1'])
        await expectRefusal(send, 'GET', `${path}?where[id]${query}`, 400, 'The query where[')
    for (const query of ['where[shareImage][in]=null', 'where[audiences][not_in]=null', 'where[title][like][0]=a&locale=en'])
      await expectRefusal(send, 'GET', `/pages?${query}`, 400, 'The query where[')
    for (const query of [
      'where[document][equals][a]=b',
      'where[document][in][0][relationTo]=users&where[document][in][0][value]=1',
      'where[document][equals][relationTo]=nope&where[document][equals][value]=1',
      'where[user.value][equals]=null',
      'where[user.value][in]=1',
    ])
      await expectRefusal(send, 'GET', `/payload-locked-documents?${query}`, 400, 'The query where[')
    for (const [path, query] of [
      ['blocks', 'where[content.headline][like]=a'],
      ['blocks', 'sort=content.headline'],
      ['blocks/versions', 'where[version.content.headline][like]=a'],
      ['pages', 'where[blocks.block.title][equals]=x'],
      ['pages/count', 'where[blocks.block.title][equals]=x'],
    ])
      await expectRefusal(send, 'GET', `/${path}?${query}`, 400, 'Name the language of ')
    for (const path of [
      '/blocks?locale=en&where[content.headline][like]=a',
      '/pages?where[id][not_in][0]=home&where[shareImage][in][]=bayou&where[audiences][not_in]=a,b',
      '/payload-locked-documents?where[document][equals][relationTo]=pages&where[document][equals][value]=home',
      '/payload-locked-documents?where[user.value][in][]=1&where[user.value][equals]=1&where[document.value][in][]=home',
    ])
      expect([path, (await send('GET', path)).status]).toEqual([path, 200])
  })
})

it('what is no collection of ours is not there, and nobody is offered it', async () => {
  const { send } = await office()
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'payload-migrations', 'payload-migrations/1']
  for (const name of names)
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await send(method, `/${name}`, method === 'GET' ? undefined : '{}')
      expect([method, name, answer]).toEqual([method, name, { status: 404, text: expect.stringContaining('Route not found') }])
    }
  expect((await send('GET', '/access')).text).not.toContain('payload-migrations')
})

it('a form that breaks off, or whose values are no object, is refused in words', async () => {
  const { send } = await office()
  const form = (payload: string) => `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--b--\r\n`
  for (const path of ['/pages?locale=en', '/media?locale=en', '/users', '/payload-preferences', '/payload-locked-documents'])
    for (const [type, body, message] of [
      ['multipart/form-data; boundary=b', 'x', 'The form that was sent can’t be read'],
      ['multipart/form-data', 'x', 'The form that was sent can’t be read'],
      ['multipart/form-data; boundary=b', form('{bad'), 'The form that was sent can’t be read'],
      ['multipart/form-data; boundary=b', form('null'), noObject],
      ['multipart/form-data; boundary=b', form('"x"'), noObject],
      ['multipart/form-data; boundary=b', form('[]'), noObject],
    ] as const) {
      const answer = await send('POST', path, body, 'en', type)
      expect([path, type, body, answer.status, answer.text]).toEqual([path, type, body, 400, expect.stringContaining(message)])
      expect((await send('POST', path, body, 'es', type)).text).not.toContain(message.slice(0, 12))
    }
})

it('what is kept of somebody’s preferences is an object with times that are some, and a new picture has its file', async () => {
  const { send, payload } = await office()
  for (const body of ['null', '"x"', '1', '[]'])
    expect(await send('POST', '/payload-preferences/x', body)).toEqual({ status: 400, text: expect.stringContaining(noObject) })
  for (const body of ['{"key":"x","createdAt":"zz"}', '{"key":"x","updatedAt":{}}'])
    expect(await send('POST', '/payload-preferences', body)).toEqual({
      status: 400,
      text: expect.stringContaining('must be a time such as'),
    })
  expect((await send('POST', '/payload-preferences', '"x"')).status).toBe(400)
  expect((await payload.count({ collection: 'payload-preferences' })).totalDocs).toBe(0)
  for (const body of ['{"id":"x"}', '{"id":"x","filename":"x.png","mimeType":"image/png","url":"http://127.0.0.1:1/x.png"}'])
    expect(await send('POST', '/media?locale=en', body)).toEqual({ status: 400, text: expect.stringContaining('Choose a file') })
})

it('what can be read is answered as ever', async () => {
  const { send } = await office()
  for (const [method, path, body] of [
    ['PATCH', `/pages/home${draft}`, '{"title":"Home, anew","blocks":0}'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":[{"block":"home-banner"}]}'],
    ['GET', '/pages?where[updatedAt][greater_than]=2026-01-31T12:00:00Z&where[createdAt][exists]=true', undefined],
    ['GET', `/pages?where=${encodeURIComponent('{"id":{"equals":"home"}}')}`, undefined],
    ['GET', '/media/file/bayou.webp', undefined],
    ['GET', '/pages?limit=0&page=1&depth=2&sort=-_status,updatedAt&where[_status][equals]=published', undefined],
    ['GET', '/pages?locale=es&sort=title&where[title][equals]=x&where[audiences][in]=a,b&where[shareImage][equals]=null', undefined],
    ['GET', '/pages/versions?sort=-version.updatedAt&where[parent][equals]=home&where[latest][equals]=true', undefined],
    ['GET', '/globals/settings/versions?sort=-updatedAt', undefined],
    ['GET', '/users?where[id][in]=1,2&where[id][not_equals]=&where[roles][contains]=writer', undefined],
    ['GET', `/users?where=${encodeURIComponent('{"id":{"not_in":[]}}')}`, undefined],
    ['GET', '/users/1', undefined],
    ['POST', '/users/access/1', '{}'],
    ['POST', '/pages/access', '{}'],
    ['GET', '/payload-locked-documents?where[document.value][equals]=home&where[document.relationTo][equals]=pages', undefined],
    ['POST', '/payload-preferences/x', '{"value":{"limit":10}}'],
    ['GET', '/payload-preferences/x', undefined],
    ['DELETE', '/payload-preferences/x', undefined],
    ['POST', '/users/refresh-token', undefined],
    ['POST', '/users/logout', undefined],
  ] as const) {
    const answer = await send(method, path, body)
    expect([method, path, answer.status, answer.text.slice(0, 200)]).toEqual([method, path, 200, expect.anything()])
  }
})
