import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@bank/content/store/open-store.ts'
import { countPages } from './bench-data.ts'
import { demoCopy, startPublisher } from './demo-publisher.ts'
import { importGeneratedPages } from './generated-pages.ts'
import { median } from './median.ts'
import { startApi, visitor } from './visitor.ts'

/** A change that somebody saves, and the address at which it is to be seen. */
type Edit = { readonly name: string; readonly path: string; readonly save: (store: Store, mark: string) => Promise<unknown> }

const english = { locale: 'en' } as const

const first = async ({ payload }: Store, collection: string, id?: string) => {
  const found = await payload.find({ collection, limit: 1, ...english, ...(id !== undefined && { where: { id: { equals: id } } }) })
  const record = found.docs[0] as unknown as Record<string, string> | undefined
  if (!record) throw new Error(`The demo content has no ${id ?? 'record'} in ${collection}.`)
  return record
}

const edits = async (store: Store): Promise<readonly Edit[]> => {
  const { payload } = store
  const post = await first(store, 'posts')
  const alert = await first(store, 'alerts')
  const menu = await first(store, 'menus', 'footer')
  const stored: unknown = menu['pages_json'] ?? '[]'
  const items: readonly object[] = typeof stored === 'string' ? JSON.parse(stored) : stored
  const update = (collection: string, id: string | undefined, data: Record<string, unknown>) =>
    payload.update({ collection, id: id ?? '', ...english, data })
  return [
    {
      name: 'text of one page',
      path: '/en/about/',
      save: (_, mark) => update('pages', 'about', { description: `About the bank ${mark}` }),
    },
    {
      name: 'title of an article',
      path: post['uri'] ?? '',
      save: (_, mark) => update('posts', post['id'], { title: `Floods ${mark}` }),
    },
    {
      name: 'alert, answered by the API',
      path: '/api/alerts/alert/all/',
      save: (_, mark) => update('alerts', alert['id'], { description: `<p>Notice ${mark}</p>` }),
    },
    {
      name: 'menu, on all pages',
      path: '/en/',
      save: (_, mark) =>
        update('menus', 'footer', {
          pages_json: JSON.stringify([...items, { text: { en: mark }, href: '/about/' }]),
        }),
    },
  ]
}

/** How long each edit takes to be seen, over a copy of the demo site with generated pages beside its own, until that many are published. */
const timesAt = async (wanted: number, runs: number): Promise<readonly Record<string, string | number>[]> => {
  await using copy = await demoCopy()
  const { dataDir, store } = copy
  const missing = wanted - (await countPages(dataDir))
  if (missing > 0) await importGeneratedPages(store, missing)
  using publisher = startPublisher(dataDir)
  await publisher.published(1)
  using api = await startApi(dataDir)
  // It loads its code when it has nothing to do.
  await wait(5000)
  const ask = visitor(api.address)
  const pages = await countPages(dataDir)
  const rows = []
  for (const { name, path, save } of await edits(store)) {
    const taken: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      const mark = `mark${run}x${Date.now().toString(36)}`
      const before = publisher.count()
      await save(store, mark)
      const saved = performance.now()
      while (!(await ask(path)).includes(mark)) await wait(2)
      // The first one is not counted: it warms up what it uses.
      if (run > 0) taken.push(performance.now() - saved)
      await publisher.published(before + 1)
      await wait(500)
    }
    rows.push({ pages, edit: name, 'median, ms': median(taken).toFixed(0), 'longest, ms': Math.max(...taken).toFixed(0) })
  }
  return rows
}

/**
 * From a record saved in the content store to the new byte over HTTP, with the publisher following the store and the API following the releases, each a
 * process of its own, over sites with that many pages; the demo's own when they are fewer.
 */
export const benchEdits = async (sizes: readonly number[], runs: number): Promise<void> => {
  const rows = []
  for (const size of sizes) rows.push(...(await timesAt(size, runs)))
  console.log('\nFrom saved in the store to the new byte over HTTP')
  console.table(rows)
}
