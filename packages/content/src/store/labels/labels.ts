import { type Block, type CollectionConfig, type Field, formatLabels, type GlobalConfig, type Option, toWords } from 'payload'
import { byTemplates } from '../../spanish/by-templates.ts'
import { englishLabels } from './english-fields.ts'
import { englishOption } from './english-options.ts'
import { labelIn } from './label-in.ts'
import { spanishBlocks } from './spanish-blocks.ts'
import { spanishCollections } from './spanish-collections.ts'
import { spanishFields } from './spanish-fields.ts'
import { spanishHelp, spanishHelpWords } from './spanish-help.ts'
import { spanishOptions } from './spanish-options.ts'

const spanishGroups: Readonly<Record<string, string>> = {
  Pages: 'Páginas',
  Visitors: 'Visitantes',
  'People and places': 'Personas y lugares',
  Products: 'Productos',
  Records: 'Registros',
  Administration: 'Administración',
}

const both = (en: unknown, es: string | undefined) => (typeof en === 'string' && es !== undefined ? { en, es } : (en as string))

/** A label that the store reads in the language of whoever asks. It shows an object as such wherever it makes a name of a label, as for "Add …". */
const spoken = (label: unknown) =>
  typeof label === 'object' && label !== null && 'en' in label
    ? ({ i18n }: { readonly i18n: { readonly language: string } }) => labelIn(label, i18n.language)
    : (label as string)

/** The same for a label in both languages. */
const named = (en: unknown, es: string | undefined) => spoken(both(en, es))

const helpInSpanish = byTemplates(spanishHelp, spanishHelpWords)

type Described = { readonly group?: unknown; readonly description?: unknown }

/** Group in the menu and help, where there are any. */
const inAdmin = <Admin extends Described>(admin: Admin): Admin => ({
  ...admin,
  ...(typeof admin.group === 'string' && { group: both(admin.group, spanishGroups[admin.group]) }),
  ...(typeof admin.description === 'string' && { description: both(admin.description, helpInSpanish(admin.description)) }),
})

const withOptionLabel = (option: Option): Option => {
  const { label, value } = typeof option === 'string' ? { label: option, value: option } : option
  return {
    value,
    label: typeof label === 'string' ? named(label === value ? englishOption(value) : label, spanishOptions[label]) : spoken(label),
  }
}

const withBlockLabels = (block: Block): Block => {
  const spanish = spanishBlocks[block.slug]
  const { singular = toWords(block.slug), plural = singular } = block.labels ?? {}
  return { ...block, labels: { singular: named(singular, spanish), plural: named(plural, spanish) }, fields: withFieldLabels(block.fields) }
}

/** What nobody sees in a form is no column of a list either, and nothing to filter it by or to change in many records at once. */
const notListed = { disableBulkEdit: true, disableListColumn: true, disableListFilter: true } as const

const isUnseen = (field: Field): boolean => field.type === 'ui' || Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden)

const withFieldLabel = (field: Field): Field => {
  const within = {
    ...(field.admin && { admin: { ...inAdmin(field.admin as Described), ...(isUnseen(field) && notListed) } }),
    ...('options' in field && { options: field.options.map(withOptionLabel) }),
    ...('fields' in field && { fields: withFieldLabels(field.fields) }),
    ...('blocks' in field && { blocks: field.blocks.map(withBlockLabels) }),
  }
  if (!('name' in field) || field.type === 'ui' || field.name === undefined) return { ...field, ...within } as Field
  const spanish = spanishFields[field.name]
  const [row, all] = typeof spanish === 'object' ? spanish : [spanish, spanish]
  const english = englishLabels(field.name)
  const label = 'label' in field && field.label !== undefined ? field.label : english.all
  const oneRow = english.row ?? formatLabels(field.name).singular
  const rows = field.type === 'array' && { labels: { singular: named(oneRow, row), plural: named(english.all, all) } }
  return { ...field, ...within, ...rows, label: named(label, all) } as Field
}

const withFieldLabels = (fields: readonly Field[]): Field[] => fields.map(withFieldLabel)

/**
 * A collection whose names, fields, help, values to choose from, kinds of blocks and group in the menu the admin says in the language that the editor
 * chose for it.
 */
export const withLabels = (collection: CollectionConfig): CollectionConfig => {
  const { labels, admin, fields } = collection
  const own = spanishCollections[collection.slug]
  return {
    ...collection,
    fields: withFieldLabels(fields),
    ...(labels && { labels: { singular: named(labels.singular, own?.singular), plural: named(labels.plural, own?.plural) } }),
    ...(admin && { admin: inAdmin(admin) }),
  }
}

/** The same for a global. */
export const withGlobalLabels = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  ...(global.label && { label: spoken(global.label) }),
  fields: withFieldLabels(global.fields),
  ...(global.admin && { admin: inAdmin(global.admin) }),
})
