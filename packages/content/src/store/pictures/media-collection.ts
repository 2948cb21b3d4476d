import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { sha256 } from '../../files/sha256.ts'
import { savedComponents } from '../collections/admin-parts.ts'
import { idField } from '../collections/content-collections.ts'
import { payloadFields } from '../fields/payload-fields.ts'
import { answerWhole } from '../history/answer-whole.ts'
import { reasonField, recordSaves } from '../history/record-saves.ts'
import { refuseRequest } from '../refusals/refuse-request.ts'
import { nobody } from '../rights/access.ts'
import { readsContent } from '../rights/content-access.ts'
import { hasRole } from '../rights/roles.ts'
import { checkKind, checkPicture } from './check-picture.ts'
import { measuredAlone } from './measured-alone.ts'
import { mediaFolder, pictureTypes, pictureWords } from './picture.ts'

/** Answers for a file that is not there as for any address that is not; of one that is there, the store knows what to do. */
const refuseMissing =
  (folder: string) =>
  async (_: PayloadRequest, { params: { filename } }: { readonly params: { readonly filename: string } }): Promise<void> => {
    if (!(await stat(join(folder, basename(filename))).catch(() => undefined))) refuseRequest('There is no such file.', 404)
  }

/**
 * Pictures. A picture has no drafts, and a new one is seen where a page shows it that somebody else published. One that is there may be seen already,
 * so approvers alone change it.
 */
export const mediaCollection = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    read: readsContent,
    create: ({ req }) => hasRole(req.user, 'writer'),
    update: ({ req }) => hasRole(req.user, 'approver'),
    delete: nobody,
  },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['id', 'filename', 'alt', 'updatedAt'],
    group: 'Pages',
    description:
      'Pictures are JPEG, PNG or WebP files. They have no drafts: what is saved is on the site within seconds, wherever the picture is shown.',
    components: savedComponents,
  },
  upload: {
    staticDir: mediaFolder(dataDir),
    mimeTypes: [...new Set(Object.values(pictureTypes))],
    crop: false,
    focalPoint: true,
    pasteURL: false,
    handlers: [refuseMissing(mediaFolder(dataDir))],
  },
  fields: [idField, ...payloadFields(pictureWords), { name: 'sourceHash', type: 'text', admin: { hidden: true } }, reasonField],
  hooks: {
    beforeOperation: [measuredAlone, checkKind, answerWhole],
    // Whoever uploads, the importer must be able to tell that the file has changed.
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (!req.file?.data) return data
        const sourceHash = sha256(req.file.data)
        // The store reads the file anew for another focal point.
        const isStored = sourceHash === originalDoc?.['sourceHash'] && req.file.name === originalDoc['filename']
        if (!isStored) await checkPicture(req.file)
        return { ...data, sourceHash }
      },
    ],
    afterChange: [recordSaves],
  },
})
