import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@bank/content/store/open-store.ts'
import { readAddress } from '@bank/publisher/address-file.ts'
import { previewCookie } from '@bank/publisher/preview/preview-cookie.ts'
import { demoCopy, startPublisher } from './demo-publisher.ts'
import { median } from './median.ts'

/** A draft that somebody saves, and the address at which it is previewed. */
type DraftEdit = { readonly name: string; readonly path: string; readonly save: (mark: string) => Promise<unknown> }

const draftEdits = async ({ payload }: Store): Promise<readonly DraftEdit[]> => {
  const save = (collection: string, id: string, data: Record<string, unknown>) =>
    payload.update({ collection, id, locale: 'en', draft: true, data: { ...data, _status: 'draft' } })
  const found = await payload.find({ collection: 'posts', limit: 1, locale: 'en' })
  const post = found.docs[0] as unknown as { id: string; uri: string } | undefined
  if (!post) throw new Error('The demo content has no article.')
  return [
    { name: 'text of one page', path: '/en/about/', save: (mark) => save('pages', 'about', { description: `About the bank ${mark}` }) },
    { name: 'title of an article', path: post.uri, save: (mark) => save('posts', post.id, { title: `Floods ${mark}` }) },
    {
      name: 'title of an article, on the list of all',
      path: '/blog/',
      save: (mark) => save('posts', post.id, { title: `Floods ${mark}` }),
    },
    {
      name: 'alert, answered to the previewed page',
      path: '/api/alerts/alert/all/?_lang=en',
      save: async (mark) =>
        save('alerts', (await payload.find({ collection: 'alerts', limit: 1 })).docs[0]?.id as string, { description: mark }),
    },
  ]
}

/** Asks the publisher as a browser that was opened with its secret. Throws for any answer but 200. */
const previewer = async (dataDir: string) => {
  const address = await readAddress(dataDir)
  if (!address) throw new Error('The publisher has not said where it listens.')
  const { port } = address
  const cookie = await previewCookie(address)
  return async (path: string): Promise<string> => {
    const [answer] = await once(get({ port, host: '127.0.0.1', path, headers: { cookie } }), 'response')
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) text += chunk
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return text
  }
}

/**
 * From asking for a preview to its last byte, right after a draft was saved, with the publisher in a process of its own over a copy of the demo site.
 * Throws when a preview does not show the draft: one that missed it would be fast for nothing.
 */
export const benchPreview = async (runs: number): Promise<void> => {
  await using copy = await demoCopy()
  using publisher = startPublisher(copy.dataDir)
  await publisher.published(1)
  // It loads its code when it has nothing to do.
  await wait(5000)
  const ask = await previewer(copy.dataDir)
  const rows = []
  for (const { name, path, save } of await draftEdits(copy.store)) {
    const [taken, again]: number[][] = [[], []]
    for (let run = 0; run <= runs; run += 1) {
      const mark = `mark${run}x${Date.now().toString(36)}`
      await save(mark)
      const saved = performance.now()
      if (!(await ask(path)).includes(mark)) throw new Error(`The preview of ${path} does not show what was saved.`)
      const seen = performance.now()
      await ask(path)
      // The first one is not counted: it warms up what it uses.
      if (run > 0) taken?.push(seen - saved)
      if (run > 0) again?.push(performance.now() - seen)
      await wait(500)
    }
    rows.push({
      draft: name,
      'median, ms': median(taken ?? []).toFixed(0),
      'longest, ms': Math.max(...(taken ?? [])).toFixed(0),
      'asked again, ms': median(again ?? []).toFixed(0),
    })
  }
  console.log('\nPreview of a draft that was just saved')
  console.table(rows)
}
