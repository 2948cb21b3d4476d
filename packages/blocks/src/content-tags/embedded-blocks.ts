import type { FormKind } from '@bank/forms/forms.ts'
import type { Text } from '@bank/model/text.ts'
import { calculatorTypeOf, layoutOf, sectorOf, switchOf, variantOf } from './embedded-options.ts'
import type { EmbeddedTag } from './embedded-tags.ts'

/** A block as its record would say it, in one language. */
export type EmbeddedBlock = { readonly kind: string; readonly [field: string]: unknown }

type Options = Readonly<Record<string, string>>

/** An option as a text that is shown; nothing for an empty one. */
type Words = (value: string | undefined) => Text | undefined

const variants = { campaign: 'location', product: 'product' } as const

/** The form of a tag, with its options as attributes (D-FORM-10, D-FORM-15). */
const contactForm = (
  form: FormKind,
  { headline, intro, zip, referral, mailto, subject, redirect }: Options,
  words: Words,
): EmbeddedBlock => ({
  kind: 'contactForm',
  form,
  headline: words(headline),
  intro: words(intro),
  zip: switchOf('zip', zip),
  referral: switchOf('referral', referral),
  mailto,
  subject,
  redirect,
})

/** Which block each tag places, from its options (D-FORM-15, D-FORM-16). */
const blocks: { readonly [Tag in EmbeddedTag]: (options: Options, words: Words) => EmbeddedBlock } = {
  'contact-us': (options, words) => {
    const variant = variantOf(options['variant'])
    return contactForm(variant ? variants[variant] : 'support', options, words)
  },
  heroes: (options, words) => contactForm('heroes', options, words),
  'home-assist': (options, words) => contactForm('homeAssist', options, words),
  'meet-our-team': ({ headline, intro }, words) => ({ kind: 'teamDirectory', headline: words(headline), intro: words(intro) }),
  calculator: ({ type, headline, intro, description }, words) =>
    calculatorTypeOf(type)
      ? { kind: 'calculatorFrame', headline: words(headline), description: words(description) }
      : { kind: 'savingsCalculator', headline: words(headline), intro: words(intro) },
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

/** The block that a tag places. `lang` is the language of the content around it, when that is not the page's. Throws for an option outside its list. */
export const embeddedBlock = (tag: EmbeddedTag, options: Options, lang?: Text['lang']): EmbeddedBlock =>
  blocks[tag](options, (value) => (value?.trim() ? { text: value, ...(lang && { lang }) } : undefined))
