import { APIError, type CollectionConfig } from 'payload'
import { nobody } from './access.ts'
import { readsContent } from './rights/content-access.ts'

const refuseChange = (): never => {
  throw new APIError('The closure log is only ever added to.', 403)
}

/**
 * Who closed or reopened which location, when and why: one record for each location and time, written in the transaction that changes the
 * location. Nobody changes or removes one, the programs of the bank included.
 */
export const closureLogCollection: CollectionConfig = {
  slug: 'closure-log',
  labels: { singular: 'Closure', plural: 'Closures' },
  access: { read: readsContent, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'location',
    defaultColumns: ['at', 'action', 'location', 'by', 'reason'],
    group: 'People and places',
    description: 'Who closed or reopened which location, when and why. Written by npm run closures.',
  },
  defaultSort: '-at',
  timestamps: false,
  lockDocuments: false,
  hooks: {
    beforeOperation: [({ operation }) => (operation === 'update' || operation === 'delete' ? refuseChange() : undefined)],
  },
  fields: [
    { name: 'location', type: 'text', required: true, index: true },
    { name: 'action', type: 'select', required: true, options: ['closed', 'reopened'] },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'reason', type: 'text' },
    { name: 'asked', type: 'text', label: 'What was asked for' },
  ],
}
