import { describe, expect, it } from 'vitest'
import { adminApi } from '../../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../../testing/databases.ts'
import { filledStore } from '../../../testing/store.ts'

const path = '/payload-locked-documents'
const onHome = { document: { relationTo: 'pages', value: 'home' } }

describe.each(usualDatabases)('locks by REST on %s', (kind) => {
  const scene = async () => {
    const { call, signIn } = await adminApi(await filledStore(await databases[kind]()))
    const as = (role: Parameters<typeof signIn>[1]) => signIn(`${role}@bank.example`, ...(role ? [role] : []))
    const [writer, other] = [await as('writer'), await signIn('other@bank.example', 'writer')]
    const [locations, leads, administrator] = [await as('locations'), await as('leads'), await as('administrator')]
    const lock = async ({ call: ask }: { readonly call: typeof call }, of: object) => {
      const { status, body } = await ask('POST', path, of)
      return { status, id: (body['doc'] as { readonly id?: unknown } | undefined)?.id }
    }
    const found = async ({ call: ask }: { readonly call: typeof call }) => {
      const { status, body } = await ask('GET', path)
      return status === 200 ? (body['docs'] as readonly unknown[]).length : status
    }
    return { stranger: { call }, writer, other, locations, leads, administrator, lock, found }
  }

  it('are made of records that one may change alone', async () => {
    const { stranger, writer, locations, leads, administrator, lock } = await scene()
    const statuses = async (of: object) => {
      const all: number[] = []
      for (const person of [stranger, writer, locations, leads, administrator]) all.push((await lock(person, of)).status)
      return all
    }
    expect(await statuses(onHome)).toEqual([403, 201, 403, 403, 403])
    expect(await statuses({ document: { relationTo: 'locations', value: 'covington' } })).toEqual([403, 403, 201, 403, 403])
    expect(await statuses({ globalSlug: 'settings' })).toEqual([403, 403, 403, 403, 201])
    expect(await statuses({ document: { relationTo: 'users', value: writer.id } })).toEqual([403, 201, 403, 403, 201])
    expect(await statuses({})).toEqual([403, 403, 403, 403, 403])
  })

  it('are seen, taken over and ended by those who may change the record', async () => {
    const { stranger, writer, other, locations, leads, administrator, lock, found } = await scene()
    const { id } = await lock(writer, onHome)
    await lock(administrator, { document: { relationTo: 'users', value: administrator.id } })
    expect(await Promise.all([stranger, leads, locations, writer, administrator].map(found))).toEqual([403, 0, 1, 1, 2])
    for (const { call } of [stranger, leads, locations, administrator]) {
      expect((await call('PATCH', `${path}/${id}`, {})).status).toBe(403)
      expect((await call('DELETE', `${path}/${id}`)).status).toBe(403)
      await call('DELETE', `${path}?where[id][equals]=${id}`)
    }
    // Nobody moves a lock to a record that is not theirs.
    const elsewhere = { document: { relationTo: 'locations', value: 'covington' } }
    expect((await writer.call('PATCH', `${path}/${id}`, elsewhere)).status).toBe(403)
    expect((await other.call('PATCH', `${path}/${id}`, { user: { relationTo: 'users', value: other.id } })).status).toBe(200)
    const { docs } = (await writer.call('GET', `${path}?depth=0`)).body as { docs?: readonly { user: { value: unknown } }[] }
    expect(docs?.map(({ user }) => user.value)).toMatchObject([{ id: other.id }])
    expect((await other.call('DELETE', `${path}/${id}`)).status).toBe(200)
    expect(await found(writer)).toBe(0)
  })
})
