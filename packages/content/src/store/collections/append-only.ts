import { type Access, APIError, type CollectionConfig } from 'payload'
import { nobody } from '../rights/access.ts'

/** What makes a collection a log: nobody changes or removes a record of it, the programs of the bank included, and people add none. */
export const appendOnly = (read: Access) =>
  ({
    access: { read, create: nobody, update: nobody, delete: nobody },
    defaultSort: '-at',
    timestamps: false,
    lockDocuments: false,
    hooks: {
      beforeOperation: [
        ({ operation }) => {
          if (operation === 'update' || operation === 'delete')
            throw new APIError('This log is only ever added to, so nobody changes or removes its entries.', 403)
        },
      ],
    },
  }) satisfies Partial<CollectionConfig>
