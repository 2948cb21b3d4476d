import { join } from 'node:path'
import { number, plain, type Shape, text } from '@bank/model/fields.ts'
import type { CollectionConfig } from 'payload'
import { sha256 } from '../files/sha256.ts'
import { canonicalFields, type PlainRecord } from '../records/canonical.ts'
import { editorsOnly } from './access.ts'
import { idField } from './collections.ts'
import { payloadFields } from './payload-fields.ts'

/** Folder of the uploaded pictures below the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** The files that pictures may be, by ending. One by one: a wildcard would let SVG (scripts) and AVIF in. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const words = {
  alt: text({ help: 'What the picture shows, for people who do not see it. Empty when it only decorates.' }),
  hour: text({ help: 'First words of the caption plate, for example First light.' }),
  place: text({ help: 'Second words of the caption plate.' }),
} satisfies Shape

/** What is said about a picture: its words, and the point that crops keep in view, in percent. */
export const pictureShape = { ...words, focalX: number({ min: 0, max: 100 }), focalY: number({ min: 0, max: 100 }) } satisfies Shape

/** The canonical form of a picture's record: its words, its point of interest and the hash of its file. */
export const canonicalPicture = (record: PlainRecord): PlainRecord => ({
  id: record['id'],
  ...canonicalFields(
    { ...pictureShape, sourceHash: plain() },
    { ...record, focalX: record['focalX'] ?? 50, focalY: record['focalY'] ?? 50 },
  ),
})

/** Pictures. A picture has no drafts: what is uploaded is what the next publication shows. */
export const mediaCollection = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: editorsOnly,
  admin: { useAsTitle: 'id', defaultColumns: ['id', 'filename', 'alt', 'updatedAt'], group: 'Pages' },
  upload: {
    staticDir: mediaFolder(dataDir),
    mimeTypes: [...new Set(Object.values(pictureTypes))],
    crop: false,
    focalPoint: true,
    pasteURL: false,
  },
  fields: [idField, ...payloadFields(words), { name: 'sourceHash', type: 'text', admin: { hidden: true } }],
  hooks: {
    // Whoever uploads, the importer must be able to tell that the file has changed.
    beforeChange: [({ data, req }) => (req.file?.data ? { ...data, sourceHash: sha256(req.file.data) } : data)],
  },
})
