import { languages } from '@bank/i18n/languages.ts'
import { buildVersionCollectionFields, buildVersionGlobalFields, type FlattenedField, getFieldByPath, type PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Called } from './guard-endpoints.ts'

/** Columns of each record that are no fields. */
const columns: readonly string[] = ['id', '_id', 'createdAt', 'updatedAt', '_status']

/** The fields that a request may ask by: of a collection's records, or of the versions of a collection or a global. */
export const queryFields = ({ payload, routeParams }: PayloadRequest, { path }: Called): readonly FlattenedField[] | undefined => {
  const { collection, global } = routeParams ?? {}
  const kept = payload.collections[String(collection)]?.config
  const settings = payload.globals.config.find(({ slug }) => slug === global)
  if (!path.startsWith('/versions')) return kept?.flattenedFields
  if (kept) return buildVersionCollectionFields(payload.config, kept, true) as FlattenedField[]
  return settings && (buildVersionGlobalFields(payload.config, settings, true) as FlattenedField[])
}

/** The field that a path begins with, in records that are kept as versions, too; `known` where it is a column of each record. */
export const fieldOf = (fields: readonly FlattenedField[], path: string): FlattenedField | 'known' | undefined => {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((each) => each.name === name)
  if (field?.name === 'version' && field.type === 'group' && rest.length > 0) return fieldOf(field.flattenedFields, rest.join('.'))
  return field ?? (columns.includes(name) ? 'known' : undefined)
}

/** Names of all fields in two languages, in whatever they stand. */
const localizedNames = (fields: readonly FlattenedField[]): readonly string[] =>
  fields.flatMap((field) => [
    ...(field.localized ? [field.name] : []),
    ...('flattenedFields' in field ? localizedNames(field.flattenedFields) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => localizedNames(block.flattenedFields)) : []),
  ])

/** Refuses (400) to ask by texts that are in two languages and name none: the store would look for a language of no name, and fail. */
export const requireLanguage = (
  { locale, payload: { config } }: PayloadRequest,
  fields: readonly FlattenedField[],
  paths: readonly string[],
): void => {
  if (locale) return
  const named = new Set(config.collections.flatMap(({ flattenedFields }) => localizedNames(flattenedFields)))
  const localized = paths.filter((path) => {
    const found = getFieldByPath({ config, fields: [...fields], includeRelationships: true, path })
    if (found) return found.pathHasLocalized
    // The store looks for the rest of a way in other places, such as each kind of block.
    return fieldOf(fields, path) !== undefined && path.split('.').some((name) => named.has(name))
  })
  if (localized.length > 0)
    refuseRequest(`Name the language of ${localized.join(', ')}: add ?locale=${languages.join(' or ?locale=')} to the address.`)
}
