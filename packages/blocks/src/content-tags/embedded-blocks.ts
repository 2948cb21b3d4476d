import type { ContactFormKind } from '@bank/forms/form-kinds.ts'
import type { Text } from '@bank/model/text.ts'
import { calculatorTypeOf, layoutOf, sectorOf, switchOf, variantOf } from './embedded-options.ts'
import type { EmbeddedTag } from './embedded-tags.ts'

/** A block as its record would say it, in one language. */
export type EmbeddedBlock = { readonly kind: string; readonly [field: string]: unknown }

type Options = Readonly<Record<string, string>>

/** An option as a text that is shown; nothing for an empty one. */
type ToText = (value: string | undefined) => Text | undefined

const variants = { campaign: 'location', product: 'product' } as const

/** The form of a tag, with its options as attributes (D-FORM-10, D-FORM-15). */
const contactForm = (
  form: ContactFormKind,
  { headline, intro, zip, referral, mailto, subject, redirect }: Options,
  toText: ToText,
): EmbeddedBlock => ({
  kind: 'contactForm',
  form,
  headline: toText(headline),
  intro: toText(intro),
  zip: switchOf('zip', zip),
  referral: switchOf('referral', referral),
  mailto,
  subject,
  redirect,
})

/** Which block each tag places, from its options (D-FORM-15, D-FORM-16). */
const blocks: { readonly [Tag in EmbeddedTag]: (options: Options, toText: ToText) => EmbeddedBlock } = {
  'contact-us': (options, toText) => {
    const variant = variantOf(options['variant'])
    return contactForm(variant ? variants[variant] : 'support', options, toText)
  },
  heroes: (options, toText) => contactForm('heroes', options, toText),
  'home-assist': (options, toText) => contactForm('homeAssist', options, toText),
  'meet-our-team': ({ headline, intro }, toText) => ({ kind: 'teamDirectory', headline: toText(headline), intro: toText(intro) }),
  calculator: ({ type, headline, intro, description }, toText) =>
    calculatorTypeOf(type)
      ? { kind: 'calculatorFrame', headline: toText(headline), description: toText(description) }
      : { kind: 'savingsCalculator', headline: toText(headline), intro: toText(intro) },
  'products-list': ({ headline, layout, category, sector }, toText) => ({
    kind: 'productList',
    headline: toText(headline),
    layout: layoutOf(layout),
    Category: category || undefined,
    Sector: sectorOf(sector),
  }),
  'covid-map': ({ label, headline, description }, toText) => ({
    kind: 'noticesMap',
    label: toText(label),
    headline: toText(headline),
    description: toText(description),
  }),
}

/** The block that a tag places. `lang` is the language of the content around it, when that is not the page's. Throws for an option outside its list. */
export const embeddedBlock = (tag: EmbeddedTag, options: Options, lang?: Text['lang']): EmbeddedBlock =>
  blocks[tag](options, (value) => (value?.trim() ? { text: value, ...(lang && { lang }) } : undefined))
