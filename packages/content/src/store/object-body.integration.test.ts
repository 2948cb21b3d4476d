import { expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { filledStore } from '../testing/store.ts'

const bodies = [null, [], 5, 'text']

it.each([
  ['PATCH', '/pages/home?locale=en&draft=true'],
  ['PATCH', '/pages?locale=en&draft=true&where[id][equals]=home'],
  ['POST', '/pages?locale=en&draft=true'],
  ['POST', '/pages/home/duplicate?locale=en'],
  ['POST', '/globals/settings?locale=en&draft=true'],
  ['PATCH', '/media/bayou?locale=en'],
  ['PATCH', '/users/1'],
  ['POST', '/users'],
])('a save whose body is no object is refused in words, and saves nothing: %s %s', async (method, path) => {
  const { payload, ...store } = await filledStore()
  const { signIn, fetch } = await adminApi({ payload, ...store })
  const { token } = await signIn('ana@bank.example')
  const versions = async () => (await payload.countVersions({ collection: 'pages' })).totalDocs
  const before = await versions()
  for (const body of bodies) {
    const answer = await fetch(method, path, { authorization: `JWT ${token}`, 'accept-language': 'es' }, body as never)
    expect([body, answer.status, answer.text]).toEqual([
      body,
      400,
      expect.stringContaining('tiene que ser un objeto JSON. No se guardó nada.'),
    ])
  }
  expect(await versions()).toBe(before)
})
