import { fingerprint } from '@bank/rules/lists/fingerprint.ts'
import { startList } from '@bank/rules/lists/start-list.ts'
import type { BlockContext } from '../block.ts'
import { type Facets, type Filter, filtersOf } from './facets.ts'

type Entry = { readonly id: string; readonly facets?: Facets | undefined }

/** What a list needs to keep itself up to date, to be filtered and to be shown bit by bit. */
export type ListProps = {
  /** Names the elements that belong together on a page. */
  readonly id: string
  /** Attributes of the list's element: how the script in the page knows it. */
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly filters: readonly (Filter & { readonly label: string })[]
  /** How many entries are shown at first, of how many. */
  readonly shown: number
  readonly count: number
  readonly words: {
    readonly filters: string
    readonly any: string
    readonly count: string
    readonly more: string
    readonly none: string
    readonly all: string
    readonly empty: string
    /** Stands in for the filters where no script runs. */
    readonly unscripted: string
    /** Said where its script did not come: all entries are shown then. The number for lost cards stands behind it (D-HEAD-1). */
    readonly failed: string
    readonly phone: string
  }
}

/**
 * The props of a live list. `entries` is what the page shows, in order; `page` is how many of them show at first, all when absent. The
 * call asks for the cards alone, which the API takes from the same release (LIST-01, LIST-13).
 */
export const listProps = (
  list: {
    id: string
    /** Data source under its name in the list API, as in blog/post. */
    source: string
    entries: readonly Entry[]
    limit?: number | undefined
    page?: number | undefined
    liveRefresh: boolean | undefined
  },
  { language, t, settings, liveRefreshFlag }: Pick<BlockContext, 'language' | 't' | 'settings' | 'liveRefreshFlag'>,
): ListProps => {
  const { id, source, limit, page } = list
  const { items, status, address, isLive } = startList(
    {
      model: source,
      language,
      apiParams: { _fields: '_card' },
      liveRefresh: list.liveRefresh,
      staticData: { [source]: { edges: list.entries.map((node) => ({ node })) } },
      graphqlKey: source,
    },
    liveRefreshFlag,
  )
  return {
    id,
    attributes: {
      'data-mount': 'list',
      'data-list': source,
      'data-status': status,
      'data-address': address,
      'data-live': address !== undefined && isLive ? '' : undefined,
      'data-fingerprint': fingerprint(JSON.stringify(items)),
      'data-limit': limit === undefined ? undefined : String(limit),
      'data-page': page === undefined ? undefined : String(page),
    },
    filters: filtersOf(items).map((filter) => ({ ...filter, label: t(`listBy.${filter.name}`) })),
    shown: Math.min(page ?? items.length, items.length),
    count: items.length,
    words: {
      filters: t('listFilters'),
      any: t('listAny'),
      count: t('listCount'),
      more: t('listMore'),
      none: t('listNone'),
      all: t('listAll'),
      empty: t('listEmpty'),
      unscripted: t('listUnscripted'),
      failed: t('listFailed'),
      phone: settings.tollFreeNumber ?? '',
    },
  }
}
