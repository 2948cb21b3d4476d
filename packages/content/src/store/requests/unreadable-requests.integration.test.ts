import { randomUUID } from 'node:crypto'
import { getPayload, handleEndpoints } from 'payload'
import { expect, it, onTestFinished } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'
import { closeStore } from '../open-store.ts'

/** An administrator who sends whatever bytes. */
const office = async () => {
  const store = await filledStore()
  const { token } = await (await adminApi(store)).signIn('ana@bank.example')
  const { config } = store.payload
  const payloadInstanceCacheKey = randomUUID()
  const served = await getPayload({ config, key: payloadInstanceCacheKey })
  onTestFinished(() => closeStore(served))
  const send = async (method: string, path: string, body?: string, language = 'en') => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json', 'accept-language': language }
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
    ['PATCH', `/pages/home${draft}`, '{"blocks":null}', 400, 'What is written as blocks must be a list of objects.'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":5}', 400, 'What is written as blocks must be a list of objects.'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":[null]}', 400, 'What is written as blocks.0 must be a list of objects.'],
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

it('what can be read is answered as ever', async () => {
  const { send } = await office()
  for (const [method, path, body] of [
    ['PATCH', `/pages/home${draft}`, '{"title":"Home, anew","blocks":0}'],
    ['PATCH', `/pages/home${draft}`, '{"blocks":[{"block":"home-banner"}]}'],
    ['GET', '/pages?where[updatedAt][greater_than]=2026-01-31T12:00:00Z&where[createdAt][exists]=true', undefined],
    ['GET', `/pages?where=${encodeURIComponent('{"id":{"equals":"home"}}')}`, undefined],
    ['GET', '/media/file/bayou.webp', undefined],
    ['POST', '/users/refresh-token', undefined],
    ['POST', '/users/logout', undefined],
  ] as const) {
    const answer = await send(method, path, body)
    expect([method, path, answer.status, answer.text.slice(0, 200)]).toEqual([method, path, 200, expect.anything()])
  }
})
