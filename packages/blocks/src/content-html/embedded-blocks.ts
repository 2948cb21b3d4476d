import type { Text } from '@bank/model/text.ts'
import { layoutOf, sectorOf } from './embedded-options.ts'
import type { EmbeddedTag } from './embedded-tags.ts'

/** A block as its record would say it, in one language. */
export type EmbeddedBlock = { readonly kind: string; readonly [field: string]: unknown }

type Options = Readonly<Record<string, string>>

/** An option as a text that is shown; nothing for an empty one. */
type Words = (value: string | undefined) => Text | undefined

/**
 * Which block each tag places, from its options (D-FORM-15, D-FORM-16). A tag whose block does not exist yet places nothing, and the
 * build says so; giving it a line here is all it takes.
 */
const blocks: { readonly [Tag in EmbeddedTag]: ((options: Options, words: Words) => EmbeddedBlock) | undefined } = {
  'contact-us': undefined,
  heroes: undefined,
  'home-assist': undefined,
  'meet-our-team': ({ headline, intro }, words) => ({ kind: 'teamDirectory', headline: words(headline), intro: words(intro) }),
  // The framed calculator stands in for that of the savings, which has no block yet.
  calculator: ({ headline, description }, words) => ({
    kind: 'calculatorFrame',
    headline: words(headline),
    description: words(description),
  }),
  'products-list': ({ headline, layout, category, sector }, words) => ({
    kind: 'productList',
    headline: words(headline),
    layout: layoutOf(layout),
    Category: category || undefined,
    Sector: sectorOf(sector),
  }),
  'covid-map': ({ label, headline, description }, words) => ({
    kind: 'noticesMap',
    label: words(label),
    headline: words(headline),
    description: words(description),
  }),
}

/**
 * The block that a tag places; nothing for a tag without one. `lang` is the language of the content around it, when that is not the
 * page's. Throws for an option outside its list.
 */
export const embeddedBlock = (tag: EmbeddedTag, options: Options, lang?: Text['lang']): EmbeddedBlock | undefined =>
  blocks[tag]?.(options, (value) => (value?.trim() ? { text: value, ...(lang && { lang }) } : undefined))
