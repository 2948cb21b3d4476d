import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

it('[D-STORE-1] a record that was never saved is told of all that is wrong with it at once, also that its id is taken', async () => {
  const store = await filledStore()
  const { call } = await (await adminApi(store)).signIn('ana@bank.example', 'writer')
  const { status, body } = await call('POST', '/pages?locale=en&draft=true', {
    id: 'home',
    uri: 'no path',
    title: '',
    blocks: [{ block: 'nowhere' }],
  })
  const [{ data }] = body['errors'] as [{ data: { errors: readonly { path: string; message: string }[] } }]
  expect(status).toBe(400)
  expect(Object.fromEntries(data.errors.map(({ path, message }) => [path, message]))).toEqual({
    id: 'This is taken already; choose another.',
    uri: expect.stringMatching(/^This must be a path such as /),
    title: 'This is required in English.',
    'blocks.0.block': 'There is no block “nowhere-en”, “nowhere”, “nowhere-es”.',
  })
  expect(await store.payload.findByID({ collection: 'pages', id: 'home', locale: 'en' })).toMatchObject({ title: 'Home' })
})
