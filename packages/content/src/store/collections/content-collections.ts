import { blockSchemas } from '@bank/blocks/schemas.ts'
import type { Collection } from '@bank/model/collection.ts'
import { collections } from '@bank/model/collections.ts'
import type { CollectionAfterReadHook, CollectionConfig, Field, TextField } from 'payload'
import { flagShape } from '../../records/canonical.ts'
import { closeSubmissions } from '../../reviews/close-submission.ts'
import { audienceWarning } from '../fields/audience-warning.ts'
import { blockReferenceCheck, idCheck, oneKindCheck } from '../fields/field-checks.ts'
import { knownKinds } from '../fields/known-kinds.ts'
import { payloadField, payloadFields } from '../fields/payload-fields.ts'
import { reasonField, recordSaves } from '../history/record-saves.ts'
import { seenChangeField, tellOwnSave } from '../history/seen-change.ts'
import { nobody } from '../rights/access.ts'
import { recordRights } from '../rights/check-save.ts'
import { contentAccess } from '../rights/content-access.ts'
import { withTitleLimits } from '../titles/title-fields.ts'
import { recordComponents, workflowField } from './admin-parts.ts'

/** The name that people chose for a record. It can't change later: other records point to it. */
export const idField: TextField = {
  name: 'id',
  type: 'text',
  label: 'ID',
  validate: idCheck,
  admin: { disableBulkEdit: true, description: 'A short name of letters, digits and hyphens. It stays the same for ever.' },
}

const sidebar = (field: Field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field

/** Stands below `Audience_json` only while that text is broken: the record is saved all the same (D-STORE-6). */
const audienceNotice: Field = {
  name: 'audienceNotice',
  type: 'text',
  virtual: true,
  label: 'Warning',
  defaultValue: 'Audience (JSON) is broken',
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => audienceWarning(data['Audience_json']) !== undefined,
    description: 'Audience (JSON) is not a JSON list, so this record is shown to everyone. Check brackets, quotes and commas.',
  },
}

const flagFields: Field[] = [
  ...Object.entries(flagShape).map(([name, schema]) => sidebar(payloadField(name, schema))),
  audienceNotice,
  reasonField,
  seenChangeField,
]

/** Drafts are checked like published records: a broken record is refused whenever it is saved (D-BLK-13, D-ALERT-1). All versions are kept. */
const versions = { drafts: { validate: true }, maxPerDoc: 0 } as const

/** Leaves the notice out of what is read where the text is good: the store gives a field that holds nothing its default, which forms show. */
const withoutNotice: CollectionAfterReadHook = ({ doc }) => {
  const { audienceNotice: notice, ...read } = doc
  return notice === undefined || audienceWarning(doc['Audience_json']) !== undefined ? doc : read
}

/** What happens with each save by a person: rights, four eyes, history. */
const hooks = { ...recordRights, afterRead: [withoutNotice], afterChange: [recordSaves, tellOwnSave, closeSubmissions] }

const groups: Readonly<Record<string, string>> = {
  pages: 'Pages',
  menus: 'Pages',
  alerts: 'Pages',
  'search-words': 'Pages',
  regions: 'Visitors',
  audiences: 'Visitors',
  staff: 'People and places',
  'staff-regions': 'People and places',
  locations: 'People and places',
  products: 'Products',
  'product-categories': 'Products',
}

const checkBlockReferences = (fields: Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'array' && field.name === 'blocks'
      ? {
          ...field,
          fields: field.fields.map((inner) =>
            'name' in inner && inner.name === 'block' ? ({ ...inner, validate: blockReferenceCheck } as Field) : inner,
          ),
        }
      : field,
  )

/** Shown in the admin and written by the command alone, which keeps who did it, when and why. */
const lockClosure = (fields: Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'group' && 'name' in field && field.name === 'closure'
      ? { ...field, access: { create: nobody, update: nobody } as NonNullable<typeof field.access> }
      : field,
  )

/** The fields of a collection's own, with what the store adds to their declaration. */
const ownFields = (slug: string, fields: Field[]): Field[] => {
  if (slug === 'pages') return checkBlockReferences(fields)
  return slug === 'locations' ? lockClosure(fields) : fields
}

const recordCollection = ({ slug, label, title, shape }: Collection): CollectionConfig => ({
  slug,
  labels: label,
  access: contentAccess(slug),
  hooks,
  admin: {
    useAsTitle: title,
    listSearchableFields: [...new Set(['id', title])],
    defaultColumns: ['id', ...(title === 'id' ? [] : [title]), 'approved', '_status', 'updatedAt'],
    group: groups[slug] ?? 'Records',
    components: recordComponents,
  },
  defaultSort: 'order',
  versions,
  fields: [workflowField, idField, ...ownFields(slug, withTitleLimits(slug, shape, payloadFields(shape))), ...flagFields],
})

/** Blocks of every kind in one collection: an id and exactly one row, whose type is the kind (BLK). */
const blockCollection: CollectionConfig = {
  slug: 'blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  access: contentAccess('blocks'),
  hooks,
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['id', 'approved', '_status', 'updatedAt'],
    group: 'Pages',
    description: 'A block is put on a page by its id; its Spanish version may be a block of its own with -es behind the id.',
    components: recordComponents,
  },
  defaultSort: 'order',
  versions,
  fields: [
    workflowField,
    idField,
    {
      name: 'content',
      type: 'blocks',
      minRows: 1,
      maxRows: 1,
      required: true,
      validate: oneKindCheck as never,
      labels: { singular: 'kind', plural: 'kinds' },
      hooks: { afterRead: [knownKinds] },
      blocks: Object.values(blockSchemas).map(({ kind, label, shape }) => ({
        slug: kind,
        labels: { singular: label, plural: label },
        // A name for one of several rows: a block has one.
        admin: { disableBlockName: true },
        fields: payloadFields(shape),
      })),
    },
    ...flagFields,
  ],
}

/** Every collection of records that editors keep, from its declaration in the model. */
export const recordCollections: readonly CollectionConfig[] = [
  ...Object.values(collections).map((declared) => recordCollection(declared as Collection)),
  blockCollection,
]
