import { describe, expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

describe.each(usualDatabases)('the lock of a record on %s', (kind) => {
  it('names who has it to whoever works on the content, and says nothing else of the account', async () => {
    const store = await filledStore(await databases[kind]())
    const { signIn } = await adminApi(store)
    const [ana, ben, leads] = [
      await signIn('ana@bank.example', 'writer'),
      await signIn('ben@bank.example', 'locations'),
      await signIn('leads@bank.example', 'leads'),
    ]
    await ana.call('POST', '/payload-locked-documents', { document: { relationTo: 'pages', value: 'home' }, user: null })
    const ownerFor = async ({ call }: typeof ana) => {
      const { docs } = (await call('GET', '/payload-locked-documents?depth=1')).body as unknown as { docs: { user: { value: unknown } }[] }
      return docs[0]?.user.value
    }
    expect(await ownerFor(ben)).toEqual({ id: ana.id, email: 'ana@bank.example' })
    expect(await ownerFor(ana)).toMatchObject({ id: ana.id, email: 'ana@bank.example' })
    expect(await ownerFor(leads)).toBeUndefined()
    // The lists of the admin ask so.
    const user = { ...(await store.payload.findByID({ collection: 'users', id: ben.id })), collection: 'users' } as never
    const listed = { collection: 'pages', where: { id: { equals: 'home' } }, includeLockStatus: true, overrideAccess: false, user } as const
    expect((await store.payload.find(listed)).docs).toMatchObject([{ _userEditing: { email: 'ana@bank.example' } }])
  })
})
