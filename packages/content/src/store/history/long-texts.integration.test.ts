import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

type Refusal = { readonly data?: { readonly errors?: readonly { readonly path: string }[] } }

/** The fields that an answer names as wrong. */
const wrongFields = (errors: unknown) => (errors as readonly Refusal[]).flatMap(({ data }) => data?.errors ?? []).map(({ path }) => path)

describe.each(['sqlite', 'postgres'] as const)('long texts on %s', (kind) => {
  it('are saved, and are whole in the history, before and after', async () => {
    const { call } = await (await adminApi(await filledStore(await databases[kind]()))).signIn('ana@bank.example', 'writer')
    const save = (content: string) =>
      call('PATCH', '/blocks/words?locale=en&draft=true', { content: [{ id: 'only', blockType: 'simpleContent', content }] })
    const [long, longer] = ['a'.repeat(48_000), 'b'.repeat(300_000)]
    for (const each of [long, longer]) expect((await save(each)).status).toBe(200)
    const { body } = await call('GET', '/history?sort=-id&limit=1')
    expect(body['docs']).toMatchObject([{ difference: [{ field: 'content.0.content', before: long, after: longer }] }])
  })
})

it.each([
  ['/pages/home?locale=en&draft=true', { title: 'Home anew' }],
  ['/media/gulf-dawn?locale=en', { alt: 'The sea at night' }],
])('a reason that is too long is refused at its own field, in %s', async (path, change) => {
  const { call } = await (await adminApi(await filledStore())).signIn('ana@bank.example')
  const save = (changeReason: string) => call('PATCH', path, { ...change, changeReason })
  const refused = await save('x'.repeat(40_001))
  expect([refused.status, wrongFields(refused.body['errors'])]).toEqual([400, ['changeReason']])
  expect((await save('x'.repeat(40_000))).status).toBe(200)
})
