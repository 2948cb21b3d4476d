export type MetaTag = { readonly name?: string; readonly property?: string; readonly content: string }
export type LinkTag = {
  readonly rel: string
  readonly href: string
  readonly hreflang?: string
  readonly type?: string
  readonly sizes?: string
  readonly media?: string
  readonly title?: string
}
/** One thing as schema.org describes it. */
export type StructuredNode = { readonly '@type': string; readonly [property: string]: unknown }
