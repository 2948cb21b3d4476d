import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

it('a version that is restored is in the history with what each field said before and says now, in both languages', async () => {
  const store = await filledStore()
  const { call } = await (await adminApi(store)).signIn('ana@bank.example', 'writer')
  const save = (language: string, data: object) => call('PATCH', `/pages/home?locale=${language}&draft=true`, data)
  await save('es', { title: 'Portada' })
  const { docs } = await store.payload.findVersions({ collection: 'pages', where: { parent: { equals: 'home' } }, sort: '-id' })
  await save('en', { title: 'Welcome home', blocks: [{ id: 'only', block: 'words' }] })
  await save('es', { title: 'Bienvenida' })
  expect((await call('POST', `/pages/versions/${docs[0]?.id}?draft=true`)).status).toBe(200)

  const { body } = await call('GET', '/history?sort=-id&limit=1')
  const [{ action, difference }] = body['docs'] as [{ action: string; difference: readonly Record<string, unknown>[] }]
  expect(action).toBe('restored')
  expect(difference.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['title.en', 'Welcome home', 'Home'],
    ['title.es', 'Bienvenida', 'Portada'],
    ['blocks.0.id', 'only', 'home.blocks.1'],
    ['blocks.0.block', 'words', 'home-banner'],
    ['blocks.1.id', null, 'home.blocks.2'],
    ['blocks.1.block', null, 'columns'],
  ])
})
