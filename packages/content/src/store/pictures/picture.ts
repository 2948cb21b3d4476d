import { join } from 'node:path'
import { choice, number, plain, type Shape, text } from '@bank/model/fields.ts'
import { canonicalFields, type PlainRecord } from '../../records/canonical.ts'

/** Folder of the uploaded pictures below the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** The files that pictures may be, by ending. One by one: a wildcard would let SVG (scripts) and AVIF in. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The words of a picture, and where its plate stands. */
export const pictureWords = {
  alt: text({ help: 'What the picture shows, for people who do not see it. Empty when it only decorates.' }),
  hour: text({ help: 'First words of the caption plate, for example First light.' }),
  place: text({ help: 'Second words of the caption plate.' }),
  plateCorner: choice(['left', 'right'], { help: 'The bottom corner where the plate covers nothing that the picture is about.' }),
} satisfies Shape

/** What is said about a picture: its words, and the point that crops keep in view, in percent. */
export const pictureShape = { ...pictureWords, focalX: number({ min: 0, max: 100 }), focalY: number({ min: 0, max: 100 }) } satisfies Shape

/** The canonical form of a picture's record: its words, its point of interest and the hash of its file. */
export const canonicalPicture = (record: PlainRecord): PlainRecord => ({
  id: record['id'],
  ...canonicalFields(
    { ...pictureShape, sourceHash: plain() },
    { ...record, focalX: record['focalX'] ?? 50, focalY: record['focalY'] ?? 50 },
  ),
})
