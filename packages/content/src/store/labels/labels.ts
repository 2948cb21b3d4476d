import { type Block, type CollectionConfig, type Field, formatLabels, type GlobalConfig, type Option, toWords } from 'payload'
import { byTemplates } from '../../spanish/by-templates.ts'
import { englishLabels } from './english-fields.ts'
import { englishOption } from './english-options.ts'
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
  return { value, label: typeof label === 'string' ? both(label === value ? englishOption(value) : label, spanishOptions[label]) : label }
}

const withBlockLabels = (block: Block): Block => {
  const spanish = spanishBlocks[block.slug]
  const { singular = toWords(block.slug), plural = singular } = block.labels ?? {}
  return { ...block, labels: { singular: both(singular, spanish), plural: both(plural, spanish) }, fields: withFieldLabels(block.fields) }
}

const withFieldLabel = (field: Field): Field => {
  const within = {
    ...(field.admin && { admin: inAdmin(field.admin as Described) }),
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
  const rows = field.type === 'array' && { labels: { singular: both(oneRow, row), plural: both(english.all, all) } }
  return { ...field, ...within, ...rows, label: both(label, all) } as Field
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
    ...(labels && { labels: { singular: both(labels.singular, own?.singular), plural: both(labels.plural, own?.plural) } }),
    ...(admin && { admin: inAdmin(admin) }),
  }
}

/** The same for a global. */
export const withGlobalLabels = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: withFieldLabels(global.fields),
  ...(global.admin && { admin: inAdmin(global.admin) }),
})
