import { type ListSource, listAddress } from './list-address.ts'
import { fetchesOnMount, isLive } from './live-refresh.ts'

/** What a list says of itself (LIST-03). `server-rendered`: it shows data that no call has brought yet (LIST-13). */
export type ListStatus = 'initial' | 'loading' | 'loaded' | 'fail' | 'server-rendered'

/** Data that a page is built with: edges with a node each, by collection (LIST-02). */
export type StaticData<Node> = Readonly<Record<string, { readonly edges: readonly { readonly node: Node }[] }>>

/** All parameters of a list (LIST-01). */
export type ListParameters<Node> = ListSource & {
  readonly liveRefresh?: boolean | undefined
  readonly staticData?: StaticData<Node> | undefined
  /** Which collection of the static data the list shows; the only one when absent (D-LIST-9). */
  readonly graphqlKey?: string | undefined
}

/**
 * The nodes of one collection of static data; none without data, and none without a key when there are several collections (D-LIST-9).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const staticItems = <Node>({
  staticData = {},
  graphqlKey,
}: Pick<ListParameters<Node>, 'staticData' | 'graphqlKey'>): readonly Node[] => {
  const collections = Object.values(staticData)
  const chosen = graphqlKey === undefined ? (collections.length === 1 ? collections[0] : undefined) : staticData[graphqlKey]
  return chosen?.edges.map(({ node }) => node) ?? []
}

/** How a list begins. */
export type ListStart<Node> = {
  readonly items: readonly Node[]
  readonly status: ListStatus
  /** Address of its call; nothing when it never calls (D-LIST-2). */
  readonly address: string | undefined
  /** Asks again whenever the tab becomes visible (LIST-10 to LIST-12). */
  readonly isLive: boolean
}

/** Reads the parameters of a list; `flag` is the environment's LIVE_REFRESH (LIST-01, LIST-04, LIST-11 to LIST-13, D-LIST-2 to D-LIST-4). */
export const startList = <Node>(parameters: ListParameters<Node>, flag: string | undefined): ListStart<Node> => {
  const items = staticItems(parameters)
  const live = isLive(parameters.liveRefresh, flag)
  return {
    items,
    status: items.length > 0 ? 'server-rendered' : 'initial',
    address: fetchesOnMount(live, items.length > 0) ? listAddress(parameters) : undefined,
    isLive: live,
  }
}
