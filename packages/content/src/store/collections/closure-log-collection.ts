import type { CollectionConfig } from 'payload'
import { timeField } from '../labels/time-field.ts'
import { readsContent } from '../rights/content-access.ts'
import { appendOnly } from './append-only.ts'

/**
 * Who closed or reopened which location, when and why: one record for each location and time, written in the transaction that changes the
 * location. Nobody changes or removes one, the programs of the bank included.
 */
export const closureLogCollection: CollectionConfig = {
  slug: 'closure-log',
  labels: { singular: 'Closure', plural: 'Closures' },
  ...appendOnly(readsContent),
  admin: {
    useAsTitle: 'location',
    defaultColumns: ['at', 'action', 'location', 'by', 'reason'],
    group: 'People and places',
    description: 'Who closed or reopened which location, when and why. Written by npm run closures.',
  },
  fields: [
    { name: 'location', type: 'text', required: true, index: true },
    { name: 'action', type: 'select', required: true, options: ['closed', 'reopened'] },
    timeField('at'),
    { name: 'by', type: 'text', required: true },
    { name: 'reason', type: 'text' },
    { name: 'asked', type: 'text', label: 'What was asked for' },
  ],
}
