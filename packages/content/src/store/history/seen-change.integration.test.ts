import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

type Saved = readonly [name: string, path: string, method: string, field: string]

const records: readonly Saved[] = [
  ['pages', '/pages/home', 'PATCH', 'title'],
  ['settings', '/globals/settings', 'POST', 'contactSubject'],
]

describe.each(usualDatabases)('forms on %s', (kind) => {
  const scene = async ([, path, method, field]: Saved) => {
    const { signIn } = await adminApi(await filledStore(await databases[kind]()))
    const as = async (name: string) => {
      const { call } = await signIn(`${name}@bank.example`, 'writer', 'administrator')
      /** A tab with the record: it holds what was read with it, and after a save what that answers, as the form of the admin does. */
      return async () => {
        let seenChange = (await call('GET', `${path}?locale=en&draft=true`)).body['seenChange']
        return async (text: string) => {
          const { body, ...answer } = await call(method, `${path}?locale=en&draft=true`, { [field]: text, seenChange })
          const saved = (body['doc'] ?? body['result']) as { readonly seenChange?: unknown } | undefined
          if (answer.status === 200) seenChange = saved?.seenChange
          return answer
        }
      }
    }
    return { signIn, as }
  }

  it.each(records)('of %s replace nothing that somebody has changed since, whoever it was', async (...record) => {
    const { as } = await scene(record)
    const [ofAda, ofBen] = [await as('ada'), await as('ben')]
    const [one, two] = [await ofAda(), await ofAda()]
    expect((await one('One')).status).toBe(200)
    const late = await two('Two')
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('You changed this record in another tab')])
    const three = await ofAda()
    expect((await (await ofBen())('Three')).status).toBe(200)
    const later = await three('Four')
    expect([later.status, later.text]).toEqual([409, expect.stringContaining('Somebody else has changed this record since you opened it.')])
    expect((await (await ofAda())('Five')).status).toBe(200)
  })

  it.each(records)('of %s save several times in a row, refused saves between them', async (...record) => {
    const { as } = await scene(record)
    const save = await (await as('ada'))()
    for (const text of ['One', 'Two', 'Two', 'Three']) expect([text, (await save(text)).status]).toEqual([text, 200])
    const other = await (await as('ben'))()
    for (const text of ['Four', 'Five']) expect([text, (await other(text)).status]).toEqual([text, 200])
    for (const text of ['Six', 'Seven']) expect([text, (await save(text)).status]).toEqual([text, 409])
  })

  it.each(records)('of %s whose save was not answered save the same again, and go on from there', async (...record) => {
    const { as } = await scene(record)
    const open = await as('ada')
    const [lost, again, other] = [await open(), await open(), await open()]
    expect((await lost('One')).status).toBe(200)
    // Another form of the same state stands for the one that never heard of it.
    for (const text of ['One', 'Two']) expect([text, (await again(text)).status]).toEqual([text, 200])
    expect((await other('One')).status).toBe(409)
    const late = await open()
    expect((await (await (await as('ben'))())('Three')).status).toBe(200)
    expect((await late('Three')).status).toBe(409)
  })

  it.each(records)('of %s are not asked of programs, which name nothing', async (...record) => {
    const { as, signIn } = await scene(record)
    const [, path, method, field] = record
    await (await (await as('ada'))())('One')
    const { call } = await signIn('program@bank.example', 'writer', 'administrator')
    expect((await call(method, `${path}?locale=en&draft=true`, { [field]: 'Two' })).status).toBe(200)
  })
})

it('a form whose save was not answered saves what was written since, and replaces nothing with what it was opened with', async () => {
  const { signIn } = await adminApi(await filledStore())
  const { call } = await signIn('ana@bank.example', 'writer')
  const path = '/pages/home?locale=en&draft=true'
  const { seenChange, title, description } = (await call('GET', path)).body
  const save = async (data: object) => (await call('PATCH', path, { title, description, seenChange, ...data })).status
  expect(await save({ title: 'One' })).toBe(200)
  expect(await save({ description: 'Written elsewhere' })).toBe(409)
  expect(await save({ title: 'One', description: 'Written since' })).toBe(200)
})

it.each([
  ['pages', '/pages/home', 'PATCH', 'title'],
  ['settings', '/globals/settings', 'POST', 'contactSubject'],
])('a form of %s whose save was not answered saves more of what it had sent, and nothing of another tab or person', async (...record) => {
  const [, path, method, field] = record
  const { signIn } = await adminApi(await filledStore())
  const { call } = await signIn('ana@bank.example', 'writer', 'administrator')
  const address = `${path}?locale=en&draft=true`
  const open = async () => (await call('GET', address)).body['seenChange']
  const save = async (seenChange: unknown, text: string, ...sent: readonly string[]) =>
    (await call(method, address, { [field]: text, seenChange, unansweredSaves: sent.map((each) => ({ [field]: each })) })).status
  const opened = await open()
  expect(await save(opened, 'One')).toBe(200)
  expect(await save(opened, 'One, and more', 'Never arrived')).toBe(409)
  expect(await save(opened, 'One, and more', 'One', 'Never arrived')).toBe(200)
  expect(await save(opened, 'And still more', 'One')).toBe(409)
  const saved = await call('GET', address)
  expect([saved.body[field], saved.text]).toEqual(['One, and more', expect.not.stringContaining('unansweredSaves')])
  const late = await open()
  const other = await signIn('ben@bank.example', 'writer', 'administrator')
  await other.call(method, address, { [field]: 'Of Ben' })
  expect(await save(late, 'Of Ben, and more', 'Of Ben')).toBe(409)
})

it('says in Spanish that a record was changed in another tab', async () => {
  const { fetch, signIn } = await adminApi(await filledStore())
  const { token } = await signIn('ana@bank.example', 'writer')
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'es' }
  const path = '/pages/home?locale=es&draft=true'
  const { seenChange } = (await fetch('GET', path, headers)).body
  await fetch('PATCH', path, headers, { title: 'Uno', seenChange })
  expect((await fetch('PATCH', path, headers, { title: 'Dos', seenChange })).text).toContain('Usted cambió este registro en otra pestaña')
})

it('a new record is saved again by the form that made it', async () => {
  const { signIn } = await adminApi(await filledStore())
  const { call } = await signIn('ana@bank.example', 'writer')
  const made = await call('POST', '/categories?locale=en&draft=true', { id: 'loans', title: 'Loans', name: 'Loans' })
  const { seenChange } = made.body['doc'] as { seenChange: string }
  expect([made.status, Number(seenChange) > 0]).toEqual([201, true])
  expect((await call('PATCH', '/categories/loans?locale=en&draft=true', { order: 2, seenChange })).status).toBe(200)
})
