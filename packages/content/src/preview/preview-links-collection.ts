import type { CollectionConfig } from 'payload'
import { kindField } from '../store/labels/kind-field.ts'
import { timeField } from '../store/labels/time-field.ts'
import { nobody } from '../store/rights/access.ts'
import { readsContent } from '../store/rights/content-access.ts'

export const previewLinksSlug = 'preview-links'

/** Links that show one draft in one language to somebody without an account. Made and ended through the workflow's own calls; never removed. */
export const previewLinksCollection: CollectionConfig = {
  slug: previewLinksSlug,
  labels: { singular: 'Preview link', plural: 'Preview links' },
  access: { read: readsContent, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'record',
    defaultColumns: ['record', 'kind', 'language', 'by', 'until', 'ended'],
    group: 'Administration',
    description: 'Who gave away which draft, and until when. Made beside a record, under “Preview link”.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    kindField,
    { name: 'record', type: 'text', required: true, index: true },
    { name: 'language', type: 'select', required: true, options: ['en', 'es'] },
    { name: 'by', type: 'text', required: true },
    timeField('until'),
    { ...timeField('ended'), required: false },
    { name: 'endedBy', type: 'text' },
  ],
}
