import type { CardOf } from '@bank/api/lists/lists.ts'
import { previewCalls } from '@bank/api/preview-calls.ts'
import type { ContentMirror } from '@bank/content/export/content-mirror.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import type { ServerInput } from './server.ts'

type Shown = { readonly content: Pick<ContentMirror, 'refresh' | 'withDrafts'>; readonly site: Pick<SitePublisher, 'preview' | 'store'> }

export type DraftPreview = ServerInput['preview'] & {
  /** Makes a page that nobody sees, once: the first one takes several times as long. Never rejects: what is wrong is said to whoever asks for it. */
  readonly warmUp: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Pages, files and calls of the newest drafts. `tag` tells whether the store has changed: a page asks for many files. */
export const draftPreview = ({ content, site }: Shown, tag: () => Promise<string>): DraftPreview => {
  const calls = previewCalls(site.store)
  let read: { readonly tag: string; readonly snapshot: Promise<Snapshot> } | undefined

  let warm: Promise<unknown> | undefined

  const newest = async (): Promise<Snapshot> => {
    await content.refresh()
    return (await content.withDrafts()).snapshot
  }

  /** The drafts as of this call. */
  const drafts = async (): Promise<Snapshot> => {
    // Asked before reading: what is read then is at least as new.
    const now = await tag()
    if (read?.tag !== now) {
      const reading = { tag: now, snapshot: newest() }
      read = reading
      reading.snapshot.catch(() => {
        if (read === reading) read = undefined
      })
    }
    return read.snapshot
  }

  const show: DraftPreview['show'] = async (request) => (await site.preview(await drafts())).show(request)

  return {
    show,
    call: async (url) => {
      const snapshot = await drafts()
      const { listCards } = await site.preview(snapshot)
      let cards: ReturnType<typeof listCards> | null = null
      const cardOf: CardOf = (language, model, id) => {
        if (cards === null) cards = listCards()
        return cards?.[language]?.[model]?.[id]
      }
      return calls.answer(url, { snapshot, cardOf })
    },
    warmUp: async () => {
      warm ??= show({ path: '/en/' }).catch(() => undefined)
      await warm
    },
    close: calls.close,
  }
}
