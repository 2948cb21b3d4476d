import { asLanguage, type Language } from '@bank/i18n/languages.ts'
import type { FlattenedField, PayloadRequest } from 'payload'
import { settingsKey } from '../store/declaration.ts'
import { differences } from '../store/history/differences.ts'
import { labelIn } from '../store/labels/label-in.ts'
import { readCollection } from '../store/read-store.ts'
import type { RecordName } from './newest-version.ts'
import { innerFields, recordInWords, titlesOfReferences } from './values-in-words.ts'
import { withWholeLists } from './whole-lists.ts'

/** One field in which a draft differs from what is published. `field` leads to it in words, such as `Blocks, 2, Block`. */
export type Change = {
  readonly field: string
  /** Of a text that is written in each language. */
  readonly language?: Language
  readonly before?: string
  readonly after?: string
}

/** `isNew`: nothing of the record is published. */
export type Changes = { readonly isNew: boolean; readonly fields: readonly Change[] }

/** Names of fields as the form says them; rows are counted from 1. */
const wayInWords = (fields: readonly FlattenedField[], [step, ...rest]: readonly string[], spoken: string): readonly string[] => {
  if (step === undefined) return []
  if (/^\d+$/.test(step)) return [String(Number(step) + 1), ...wayInWords(fields, rest, spoken)]
  const field = fields.find(({ name }) => name === step)
  return [labelIn(field && 'label' in field ? field.label : step, spoken), ...wayInWords(innerFields(field), rest, spoken)]
}

/** The fields of a record; `kind` says which those of a block record are. */
const fieldsOf = ({ payload }: PayloadRequest, slug: string, kind: unknown): readonly FlattenedField[] => {
  if (slug === settingsKey) return payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
  const own = payload.collections[slug]?.config.flattenedFields ?? []
  // A block record holds one block, whose fields count as its own.
  const blocks = own.flatMap((field) => ('blocks' in field ? field.blocks : []))
  return slug === 'blocks' ? [...own, ...(blocks.find((block) => block.slug === kind)?.flattenedFields ?? [])] : own
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** In which fields what was saved last of a record differs from what is published, in the words of the language in which `req` asks. */
export const changesOf = async (req: PayloadRequest, { slug, id }: RecordName): Promise<Changes> => {
  const transactionID = req.transactionID === undefined ? undefined : String(await req.transactionID)
  const options = { ids: [id], transactionID }
  const [[published], [latest]] = [
    await readCollection(req, slug, { ...options, version: 'published' }),
    await readCollection(req, slug, { ...options, version: 'latest' }),
  ]
  const isNew = !published?.published
  if (isNew || !latest) return { isNew, fields: [] }
  const fields = fieldsOf(req, slug, latest.content['kind'])
  const spoken = asLanguage(req.i18n.language) ?? 'en'
  const titles = await titlesOfReferences(req, slug, [published.content, latest.content], spoken)
  const old = recordInWords(published.content, fields, titles, spoken)
  const current = recordInWords(latest.content, fields, titles, spoken)
  return {
    isNew,
    fields: withWholeLists(old, current, differences(old, current)).map(({ field, before, after }) => {
      const way = field.split('.')
      const language = asLanguage(way.find(asLanguage))
      return {
        field: wayInWords(
          fields,
          way.filter((step) => !asLanguage(step)),
          spoken,
        ).join(', '),
        ...(language && { language }),
        ...(before !== undefined && { before: asText(before) }),
        ...(after !== undefined && { after: asText(after) }),
      }
    }),
  }
}
