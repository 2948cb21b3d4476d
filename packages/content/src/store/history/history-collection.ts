import type { Access, CollectionConfig, Validate } from 'payload'
import { appendOnly } from '../collections/append-only.ts'
import { kindField } from '../labels/kind-field.ts'
import { keptKind } from '../labels/site-release.ts'
import { timeField } from '../labels/time-field.ts'
import { contentRoles, hasRole } from '../rights/roles.ts'
import { accountWords } from './account-words.ts'
import { inForceWords, reasonWords } from './change-words.ts'
import { recordName } from './record-name.ts'

/** What a save did. All but `published` and `unpublished` change what the record says. */
export const actions = ['created', 'changed', 'restored', 'published', 'unpublished', 'removed'] as const

export type Action = (typeof actions)[number]

/** Changes of accounts are for those who keep them. */
const readsHistory: Access = ({ req }) =>
  hasRole(req.user, 'administrator') || (hasRole(req.user, ...contentRoles) ? { kind: { not_equals: 'users' } } : false)

/** The store refuses texts of more than 40,000 characters where nothing else is said; a history that did so would refuse the save itself. */
const anyLength: Validate = () => true

/**
 * Who changed what, when and why: one record for each save by a person, written in the transaction of the save. Nobody changes or removes one, the
 * programs of the bank included.
 */
export const historyCollection: CollectionConfig = {
  slug: 'history',
  labels: { singular: 'Change', plural: 'History' },
  ...appendOnly(readsHistory),
  admin: {
    useAsTitle: 'record',
    defaultColumns: ['at', 'action', 'kind', 'record', 'language', 'by', 'reason'],
    group: 'Administration',
    description: 'Who changed what, when and why. Written with each save.',
  },
  fields: [
    { ...kindField, hooks: { afterRead: [({ siblingData, value }) => keptKind(value, siblingData['record'])] } },
    { name: 'record', type: 'text', required: true, index: true, hooks: { afterRead: [recordName] } },
    { name: 'action', type: 'select', required: true, options: [...actions] },
    { ...timeField('at'), index: true },
    { name: 'by', type: 'text', required: true },
    { name: 'person', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'language',
      type: 'text',
      admin: {
        components: {
          Cell: '@bank/cms/history/HistoryFields.tsx#LanguageCell',
          Field: '@bank/cms/history/HistoryFields.tsx#LanguageField',
        },
      },
    },
    { name: 'reason', type: 'textarea', validate: anyLength, hooks: { afterRead: [reasonWords] } },
    // Rows and not JSON: the store's editor for that loads itself from another company's server.
    {
      name: 'difference',
      type: 'array',
      label: 'What changed',
      fields: [
        {
          name: 'field',
          type: 'text',
          required: true,
          admin: { components: { Field: '@bank/cms/history/HistoryFields.tsx#ChangedField' } },
        },
        { name: 'before', type: 'textarea', validate: anyLength, hooks: { afterRead: [accountWords, inForceWords] } },
        { name: 'after', type: 'textarea', validate: anyLength, hooks: { afterRead: [accountWords, inForceWords] } },
      ],
    },
  ],
}
