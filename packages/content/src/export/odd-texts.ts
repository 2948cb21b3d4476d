import { embeddedTags } from '@bank/blocks/content-tags/embedded-tags.ts'
import { farStateCodes } from '@bank/finder/places/far-states.ts'
import { languages } from '@bank/i18n/languages.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import { type Embed, embedsOf } from '@bank/ui/safe-html/embeds.ts'
import { leftOutOf } from '@bank/ui/safe-html/left-out.ts'
import { isObject } from '../records/canonical.ts'
import type { Leaf } from '../records/leaves.ts'

/** Something in a record that is published and should be looked at again. */
export type Found = { readonly field: readonly PropertyKey[]; readonly value: unknown; readonly message: string }

/** Characters from which on a headline no longer fits on the first screen of a phone. */
const longestHeadline = 100

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** A number of the North American plan, with or without its 1, an extension aside. */
const canBeDialled = (text: string): boolean => /^1?[2-9]\d{9}$/.test(digitsIn(text.replace(/\s*(?:ext\.?|x)\s*\d+\s*$/i, '')))

const telephoneOddity = (text: string): string | undefined =>
  canBeDialled(text) ? undefined : 'is no telephone number that can be dialled; write it as 228-555-0142'

const states: ReadonlySet<string> = new Set([...statesOffered, ...farStateCodes.values(), 'DC'])

const isState = (text: string): boolean => states.has(text.toUpperCase())

/** What looks wrong in a text, by the name of its field; nothing for a good one. */
const oddities: Readonly<Record<string, (text: string) => string | undefined>> = {
  headline: (text) =>
    text.length > longestHeadline
      ? `has ${text.length} characters, and a headline of at most ${longestHeadline} can be taken in at once`
      : undefined,
  phone: telephoneOddity,
  tollFreeNumber: telephoneOddity,
  state: (text) => (isState(text) ? undefined : 'is no state of the USA; write its two letters, as LA'),
  zip: (text) => (/^\d{5}(?:-\d{4})?$/.test(text) ? undefined : 'is no ZIP code; write five digits, or nine as in 39501-1234'),
}

/** Addresses may hold a whole picture. */
const shortened = (address: string): string => (address.length > 80 ? `${address.slice(0, 79)}…` : address)

/** What of a picture or frame visitors would not see or hear. */
const embedOddity = ({ tag, src, alt, isLeftOut }: Embed): readonly string[] => {
  const address = shortened(src)
  if (isLeftOut && tag === 'img') return [`leaves out the picture "${address}", which is not on this site; add it under Pictures`]
  if (isLeftOut) return [`leaves out the frame "${address}", which is neither a video nor the calculator`]
  const isSilent = tag === 'img' && alt === undefined
  return isSilent
    ? [`shows the picture "${address}" without alternative text; say what it shows in its alt, empty if it only decorates`]
    : []
}

const blockTags: ReadonlySet<string> = new Set(embeddedTags.map((tag) => `<${tag}>`))

/** Elements and attributes of a text that visitors do not get. Tags may place blocks in the content of a page, and in no other text. */
const markupOddity = (name: string, html: string): readonly string[] => {
  const leftOut = leftOutOf(html).filter((each) => name !== 'content' || !blockTags.has(each))
  if (leftOut.length === 0) return []
  return [`leaves out ${leftOut.map(shortened).join(', ')}, which no text may hold here; write it without, or use a block that does this`]
}

const htmlOddities = (name: string, html: string): readonly string[] => [
  ...embedsOf(html).flatMap(embedOddity),
  ...markupOddity(name, html),
]

/** A text, or those of both languages, with the way to each. */
const textsOf = (value: unknown, field: readonly PropertyKey[]): readonly (readonly [readonly PropertyKey[], string])[] => {
  if (typeof value === 'string') return [[field, value]]
  return isObject(value) ? languages.flatMap((language) => textsOf(value[language], [...field, language])) : []
}

const oddityOf = (name: string, text: string): readonly string[] => {
  const message = text === '' ? undefined : oddities[name]?.(text)
  return message ? [message] : []
}

/** Texts that may be published and look wrong: headlines that are too long, numbers that are none, markup that is not shown. */
export const oddTexts = (leaves: readonly Leaf[]): readonly Found[] =>
  leaves.flatMap(({ name, field, meta: { kind }, value }) =>
    textsOf(value, field).flatMap(([way, text]) =>
      [...oddityOf(name, text.trim()), ...(kind === 'html' ? htmlOddities(name, text) : [])].map((message) => ({
        field: way,
        value: text,
        message,
      })),
    ),
  )
