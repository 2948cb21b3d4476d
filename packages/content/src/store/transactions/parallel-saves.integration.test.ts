import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryPostgres } from '../../testing/postgres.ts'
import { filledStore } from '../../testing/store.ts'
import type { Store } from '../open-store.ts'

const storeOn = {
  sqlite: () => filledStore(),
  postgres: async () => filledStore(await temporaryPostgres()),
} as const

const numbers = Array.from({ length: 30 }, (_, index) => index)

const pageOf = (number: number) => ({
  id: `page-${number}`,
  uri: `/page-${number}/`,
  title: `Page ${number}`,
  approved: true,
  _status: 'published' as const,
  blocks: [{ id: `row-${number}`, block: 'words' }],
})

/** Both languages of a record, as stored. */
const stored = ({ payload }: Store, collection: string, id: string): Promise<Record<string, unknown>> =>
  payload.findByID({ collection, id, locale: 'all', depth: 0 }) as never

/** Adds a hook that runs after each save of a collection. All stores of a process share their collections, so it goes when the test ends. */
const afterChange = ({ payload }: Store, collection: string, hook: (doc: { id: string; title?: string }) => Promise<void>): void => {
  const hooks = payload.collections[collection]?.config.hooks.afterChange ?? []
  hooks.push(async ({ doc }) => hook(doc as never))
  onTestFinished(() => void hooks.pop())
}

describe.each(['sqlite', 'postgres'] as const)('parallel saves on %s', (kind) => {
  it.each([8, 30])('%i records, made and changed in both languages at once, all keep every field', async (count) => {
    const store = await storeOn[kind]()
    const { payload } = store
    const some = numbers.slice(0, count)
    await Promise.all(some.map((number) => payload.create({ collection: 'pages', locale: 'en', data: pageOf(number) })))
    await Promise.all(
      some.flatMap((number) => [
        payload.update({ collection: 'pages', id: `page-${number}`, locale: 'es', data: { title: `Página ${number}` } }),
        payload.update({ collection: 'pages', id: `page-${number}`, locale: 'en', data: { description: `About ${number}` } }),
        payload.update({ collection: 'pages', id: `page-${number}`, locale: 'es', data: { description: `Sobre ${number}` } }),
      ]),
    )
    for (const number of some) {
      expect(await stored(store, 'pages', `page-${number}`)).toMatchObject({
        ...pageOf(number),
        title: { en: `Page ${number}`, es: `Página ${number}` },
        description: { en: `About ${number}`, es: `Sobre ${number}` },
      })
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: `page-${number}` } },
        locale: 'all',
        sort: '-updatedAt',
      })
      expect(docs).toHaveLength(4)
      expect(docs.filter(({ latest }) => latest)).toHaveLength(1)
    }
  })

  it('one block, kept as JSON, saved in two languages at once again and again, keeps both', async () => {
    const store = await storeOn[kind]()
    const write = (locale: 'en' | 'es', headline: string) =>
      store.payload.update({
        collection: 'blocks',
        id: 'home-banner',
        locale,
        data: { content: [{ id: 'home-banner.banner', blockType: 'banner', headline }] },
      })
    for (const number of numbers.slice(0, 8)) {
      await Promise.all([write('en', `Morning ${number}`), write('es', `Mañana ${number}`)])
      const { content } = (await stored(store, 'blocks', 'home-banner')) as { content: readonly object[] }
      expect(content).toMatchObject([{ headline: { en: `Morning ${number}`, es: `Mañana ${number}` }, backgroundImage: 'gulf-dawn' }])
    }
  })

  it('the settings, saved in two languages and a picture’s words at once, keep everything', async () => {
    const store = await storeOn[kind]()
    const { payload } = store
    await Promise.all([
      payload.updateGlobal({ slug: 'settings', locale: 'en', data: { siteTitle: 'A bank' } }),
      payload.updateGlobal({ slug: 'settings', locale: 'es', data: { siteTitle: 'Un banco' } }),
      payload.updateGlobal({ slug: 'settings', locale: 'en', data: { routingNumber: '111000025' } }),
      payload.update({ collection: 'media', id: 'portrait-a', locale: 'en', data: { alt: 'Two pines' } }),
      payload.update({ collection: 'media', id: 'portrait-a', locale: 'es', data: { alt: 'Dos pinos' } }),
    ])
    const settings = await payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 })
    expect(settings).toMatchObject({ siteTitle: { en: 'A bank', es: 'Un banco' }, routingNumber: '111000025', bankName: 'Gulf Pines Bank' })
    expect(await stored(store, 'media', 'portrait-a')).toMatchObject({ alt: { en: 'Two pines', es: 'Dos pinos' } })
  })

  it('a hook that saves another record, without handing on its request, is no dead end and belongs to the save', async () => {
    const store = await storeOn[kind]()
    const { payload } = store
    afterChange(store, 'pages', async ({ id, title }) => {
      if (id === 'ask')
        await Promise.all(
          ['en', 'es'].map((locale) =>
            payload.update({ collection: 'categories', id: 'home', locale: locale as 'en', data: { name: `${title} ${locale}` } }),
          ),
        )
      if (title === 'Refused') throw new Error('refused by a hook')
    })
    const save = (title: string) => payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: { title } })
    await Promise.all([save('One'), payload.update({ collection: 'pages', id: 'home', locale: 'en', data: { title: 'Welcome' } })])
    expect(await stored(store, 'categories', 'home')).toMatchObject({ name: { en: 'One en', es: 'One es' } })

    await expect(save('Refused')).rejects.toThrow('refused by a hook')
    expect(await stored(store, 'pages', 'ask')).toMatchObject({ title: { en: 'One' } })
    expect(await stored(store, 'categories', 'home')).toMatchObject({ name: { en: 'One en', es: 'One es' } })
    expect((await payload.findVersions({ collection: 'pages', where: { parent: { equals: 'ask' } } })).docs).toHaveLength(2)

    await save('Two')
    expect(await stored(store, 'categories', 'home')).toMatchObject({ name: { en: 'Two en', es: 'Two es' } })
  })

  it('what a hook fails to save, and gets over, is not saved; the rest of its save is', async () => {
    const store = await storeOn[kind]()
    const { payload } = store
    const refusals: unknown[] = []
    afterChange(store, 'pages', async ({ id }) => {
      if (id === 'ask')
        await payload
          .update({ collection: 'staff', id: 'ana', locale: 'en', data: { lastName: '', firstName: 'Nobody' } })
          .catch((error) => refusals.push(error))
      if (id === 'ask') await payload.update({ collection: 'staff', id: 'ana', locale: 'en', data: { phone: '800-555-0199' } })
    })
    await payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: { title: 'Asked' } })
    expect(refusals).toHaveLength(1)
    expect(await stored(store, 'pages', 'ask')).toMatchObject({ title: { en: 'Asked' } })
    expect(await stored(store, 'staff', 'ana')).toMatchObject({ firstName: 'Ana', lastName: 'Guidry', phone: '800-555-0199' })
  })

  it('saves that fail let those behind them through', async () => {
    const store = await storeOn[kind]()
    const saves = numbers.slice(0, 8).map((number) =>
      store.payload.update({
        collection: 'staff',
        id: 'ana',
        locale: 'en',
        data: number % 2 === 0 ? { lastName: '' } : { phone: `800-555-010${number}` },
      }),
    )
    const results = await Promise.allSettled(saves)
    expect(results.map(({ status }) => status)).toEqual(numbers.slice(0, 8).map((number) => (number % 2 === 0 ? 'rejected' : 'fulfilled')))
    expect(await stored(store, 'staff', 'ana')).toMatchObject({ lastName: 'Guidry', phone: '800-555-0107' })
  })
})
