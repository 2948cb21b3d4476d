import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { createEditor } from '../../testing/admin-api.ts'
import { temporaryStore } from '../../testing/store.ts'
import { contentSlugs } from '../read-store.ts'

it('lets nobody read or write without having signed in, and nobody at all remove a record', async () => {
  const { payload } = await temporaryStore()
  for (const collection of [...contentSlugs, 'users', 'imports', 'history']) {
    await expect(payload.find({ collection, overrideAccess: false })).rejects.toThrow('not allowed')
    await expect(payload.create({ collection, overrideAccess: false, data: { id: 'intruder' } })).rejects.toThrow('not allowed')
  }
  await expect(payload.findGlobal({ slug: 'settings', overrideAccess: false })).rejects.toThrow('not allowed')

  const user = await createEditor({ payload }, 'editor@bank.example')
  const signedIn = { overrideAccess: false, user: { ...user, collection: 'users' } } as const
  await payload.create({ collection: 'audiences', data: { id: 'shops', name: 'shops' }, ...signedIn })
  expect((await payload.find({ collection: 'audiences', ...signedIn })).docs).toHaveLength(1)
  await expect(payload.delete({ collection: 'audiences', id: 'shops', ...signedIn })).rejects.toThrow('not allowed')
})

it('does not let the first comer make the first editor over the network', async () => {
  const { payload } = await temporaryStore()
  const req: PayloadRequest = await createLocalReq({}, payload)
  req.payloadAPI = 'REST'
  await expect(
    payload.create({
      collection: 'users',
      data: { email: 'intruder@example.com', password: 'a password for tests', roles: ['administrator'] },
      req,
    }),
  ).rejects.toThrow('not allowed')
})

it('refuses pictures that can carry scripts', async () => {
  const { payload } = await temporaryStore()
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await expect(
    payload.create({
      collection: 'media',
      data: { id: 'drawing' },
      file: { data, name: 'drawing.svg', mimetype: 'image/svg+xml', size: data.length },
    }),
  ).rejects.toThrow('invalid')
})
