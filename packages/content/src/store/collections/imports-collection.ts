import type { CollectionConfig } from 'payload'
import { nobody } from '../rights/access.ts'

/**
 * What the importer wrote last, per record: its content as JSON. The content and not its hash,
 * so that it can still be compared after the model has changed. It lives in the store beside the records, so that it
 * moves, is backed up and is restored with them. Nobody edits it.
 */
export const importsCollection: CollectionConfig = {
  slug: 'imports',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'content', type: 'textarea', required: true },
  ],
}
