import { onceForEach } from '@bank/model/once-for-each.ts'

/** Puts a text into a file that pages share, and returns its address. */
export type Share = (text: string) => string

/** Shorter props stay in the page: a file would cost more than it saves. */
const leastLength = 200

/** A value as Astro writes it into the attribute `props`. */
const serialised = (value: unknown): unknown => {
  if (value === undefined) return [0]
  if (Array.isArray(value)) return [1, value.map(serialised)]
  if (typeof value !== 'object' || value === null) return [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, serialised(inner)]))]
}

/** The long ones of the props that many pages have, also as the text of a file, and the short ones. */
type Split = { readonly short: object; readonly long: object; readonly text: string }

const splitOf = onceForEach((props: object): Split => {
  const all = Object.entries(props).map(([key, value]) => ({ key, value, serialised: serialised(value) }))
  const { short = [], long = [] } = Object.groupBy(all, (prop) => (JSON.stringify(prop.serialised).length < leastLength ? 'short' : 'long'))
  return {
    short: Object.fromEntries(short.map(({ key, value }) => [key, value])),
    long: Object.fromEntries(long.map(({ key, value }) => [key, value])),
    text: JSON.stringify(Object.fromEntries(long.map((prop) => [prop.key, prop.serialised]))),
  }
})

/** Astro writes no prop of such a name into the page, and passes it on to the renderer. */
const sharedProps = Symbol('shared props')

/**
 * The props of an island that looks the same on many pages: its own and those that all these pages have, one object for all of them. The long ones, a
 * header's menus above all, say once more what the HTML says, and are wanted only when somebody touches the island. So they lie in a shared file, and
 * its directive fetches them then. Without `share` all are written into the page.
 */
export const islandProps = <Own extends object, Common extends object>(
  own: Own,
  common: Common,
  share: Share | undefined,
): Own & Common => {
  if (!share) return { ...own, ...common }
  const known = splitOf(common)
  return { ...own, ...known.short, [sharedProps]: { long: known.long, address: share(known.text) } } as unknown as Own & Common
}

type Shared = { readonly long: object; readonly address: string }

/** What `islandProps` was given, for the component itself, and the address of the file that holds a part of it. */
export const wholeProps = (props: object): { readonly whole: object; readonly address: string | undefined } => {
  const { [sharedProps]: shared, ...own } = props as { readonly [sharedProps]?: Shared }
  return shared ? { whole: { ...own, ...shared.long }, address: shared.address } : { whole: props, address: undefined }
}
