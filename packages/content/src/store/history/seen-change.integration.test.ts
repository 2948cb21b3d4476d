import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

describe.each(usualDatabases)('a form that saves on %s', (kind) => {
  it.each([
    ['pages', 'home', 'PATCH', '/pages/home', 'title'],
    ['settings', 'settings', 'POST', '/globals/settings', 'contactSubject'],
  ] as const)('replaces nothing of %s %s that somebody else has changed since it was opened', async (slug, id, method, path, field) => {
    const { signIn } = await adminApi(await filledStore(await databases[kind]()))
    const [first, second] = [
      await signIn('first@bank.example', 'writer', 'administrator'),
      await signIn('second@bank.example', 'writer', 'administrator'),
    ]
    const open = async (): Promise<unknown> => (await first.call('GET', `/workflow/record?slug=${slug}&id=${id}`)).body['seenChange']
    const save = (person: typeof first, text: string, seenChange: unknown) =>
      person.call(method, `${path}?locale=en&draft=true`, { [field]: text, seenChange })
    const atFirst = await open()
    expect((await save(first, 'One', atFirst)).status).toBe(200)
    // The own save is no surprise, even before the form knows of it.
    expect((await save(first, 'Two', atFirst)).status).toBe(200)
    const opened = await open()
    expect((await save(second, 'Three', opened)).status).toBe(200)
    const late = await save(first, 'Four', opened)
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody else has changed this record since you opened it.')])
    expect((await save(first, 'Five', await open())).status).toBe(200)
    // Programs name nothing.
    expect((await save(second, 'Six', undefined)).status).toBe(200)
  })
})
