import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { readPointer, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { fastify } from 'fastify'
import type { CardOf } from './lists/lists.ts'
import { fail, registerFailures } from './plugins/failures.ts'
import { registerSampledLog } from './plugins/sampled-log.ts'
import type { Release } from './releases/release.ts'
import { searchInForce, unbuiltRelease } from './releases/unbuilt-release.ts'
import { registerGeolocation } from './routes/geolocation.ts'
import { registerLists } from './routes/lists.ts'
import { registerMenu } from './routes/menu.ts'
import { registerSearch } from './routes/search.ts'

/** Content that need not be published, and the cards that its pages show in lists. */
export type PreviewedContent = { readonly snapshot: Snapshot; readonly cardOf: CardOf }

export type CallAnswer = { readonly status: number; readonly type: string; readonly body: Buffer }

/** Whether an address is answered by the API and not by a page or file. */
export const isCall = (path: string): boolean => path.startsWith('/api/') || path === '/menu.txt'

/**
 * Answers the calls of previewed pages as the API does, from content that need not be published. Suggestions and results are those of the
 * release in force: they are made of whole pages. Messages are not taken.
 */
export const previewCalls = (store: ReleaseStore) => {
  let release: Release | undefined
  let search: { readonly of: string; readonly indexes: Promise<Release['search']> } | undefined

  const currentSearch = async (): Promise<Release['search']> => {
    const of = (await unlessDamaged(readPointer(store)))?.manifest ?? ''
    if (search?.of !== of) search = { of, indexes: searchInForce(store) }
    return search.indexes
  }

  const releaseOf = async ({ snapshot, cardOf }: PreviewedContent): Promise<Release> => {
    const indexes = await currentSearch()
    if (release?.content === snapshot && release.search === indexes) return release
    return unbuiltRelease('preview', snapshot, { search: indexes, cardOf })
  }

  const releases = { get: () => release, check: async () => {}, close: async () => {} }
  const server = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } })
  registerSampledLog(server)
  registerFailures(server, () => undefined)
  server.setNotFoundHandler((request, reply) => fail(request, reply, 'notFound'))
  registerMenu(server)
  server.register(
    async (api) => {
      registerGeolocation(api, { geoipPath: undefined })
      registerSearch(api, { releases, now: () => new Date() })
      registerLists(api, { releases, now: () => new Date() })
    },
    { prefix: '/api' },
  )

  return {
    /** The answer to `/api/…` or `/menu.txt`, with its query. */
    answer: async (url: string, content: PreviewedContent): Promise<CallAnswer> => {
      release = await releaseOf(content)
      const { statusCode, headers, rawPayload } = await server.inject({ url })
      return { status: statusCode, type: String(headers['content-type'] ?? 'text/plain; charset=utf-8'), body: rawPayload }
    },
    close: (): Promise<void> => server.close(),
  }
}

export type PreviewCalls = ReturnType<typeof previewCalls>
