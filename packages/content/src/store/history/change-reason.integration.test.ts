import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

it('a reason is kept with its own change, and what a save answers, which forms take, has none for the next', async () => {
  const { signIn } = await adminApi(await filledStore())
  const [ana, ben] = [await signIn('ana@bank.example'), await signIn('ben@bank.example', 'writer')]
  const saves = [
    ['PATCH', '/pages/home?locale=en&draft=true', { title: 'Home anew' }],
    ['PATCH', '/media/gulf-dawn?locale=en', { alt: 'The sea at night' }],
    ['POST', '/globals/settings?locale=en&draft=true', { siteTitle: 'Bank' }],
    ['PATCH', `/users/${ben.id}`, { language: 'es' }],
    ['PATCH', `/users/${ana.id}`, { language: 'es' }],
    ['POST', '/pages?locale=en&draft=true', { id: 'fresh', uri: '/fresh/', title: 'Fresh' }],
  ] as const
  for (const [method, path, change] of saves) {
    const reason = `Because of ${path}`
    const { status, body } = await ana.call(method, path, { ...change, changeReason: reason })
    const saved = (body['doc'] ?? body['result']) as Readonly<Record<string, unknown>>
    expect([path, status < 300, saved['changeReason']]).toEqual([path, true, null])
    const { body: history } = await ana.call('GET', '/history?sort=-id&limit=1')
    expect(history['docs']).toMatchObject([{ reason }])
  }
})
