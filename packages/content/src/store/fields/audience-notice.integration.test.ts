import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

it('records say that their audience rules are broken where they are, alone, in lists and in what a save answers', async () => {
  const { signIn } = await adminApi(await filledStore())
  const { call } = await signIn('ana@bank.example', 'writer')
  const path = '/pages/home?locale=en&draft=true'
  const listed = async () =>
    (
      (await call('GET', '/pages?locale=en&draft=true&where[id][equals]=home')).body['docs'] as readonly Readonly<Record<string, unknown>>[]
    )[0]
  expect((await call('GET', path)).body).not.toHaveProperty('audienceNotice')
  expect(await listed()).not.toHaveProperty('audienceNotice')
  for (const [rules, notice] of [
    ['[{', 'Audience (JSON) is broken'],
    ['[]', undefined],
  ] as const) {
    const saved = (await call('PATCH', path, { Audience_json: rules })).body['doc'] as Readonly<Record<string, unknown>>
    expect([rules, saved['audienceNotice']]).toEqual([rules, notice])
    expect([rules, (await call('GET', path)).body['audienceNotice']]).toEqual([rules, notice])
    expect([rules, (await listed())?.['audienceNotice']]).toEqual([rules, notice])
  }
})
