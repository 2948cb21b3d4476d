import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Media, mediaSchema, pixelProblem } from '@bank/model/collections/media.ts'
import sharp from 'sharp'
import { sha256 } from '../files/sha256.ts'
import { withSortedKeys } from '../records/canonical.ts'
import { type Problem, problemsOf } from '../records/problem.ts'
import { mediaFolder } from '../store/pictures/picture.ts'
import type { StoredDocument } from '../store/read-store.ts'

export type PictureRead = { readonly picture?: Media; readonly problems: readonly Problem[] }

/** What the snapshot says of a picture. Size and hash come from the bytes of the file, so that they always belong together. */
export const readPicture = async ({ id, content, filename = '' }: StoredDocument, dataDir: string): Promise<PictureRead> => {
  const where = { source: 'media', record: id }
  const path = join(mediaFolder(dataDir), filename)
  try {
    const bytes = await readFile(path)
    const { autoOrient } = await sharp(bytes).metadata()
    const { sourceHash: _, ...words } = content
    const picture = { ...words, filename, width: autoOrient.width, height: autoOrient.height, hash: sha256(bytes) }
    const tooLarge = pixelProblem(autoOrient)
    if (tooLarge) return { problems: [{ ...where, field: ['filename'], value: filename, message: tooLarge }] }
    const problems = problemsOf(mediaSchema, picture, where)
    return problems.length > 0 ? { problems } : { picture: withSortedKeys(mediaSchema.parse(picture)), problems }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      problems: [
        {
          ...where,
          field: ['filename'],
          value: filename,
          message: `the file ${path} can't be read as a picture (${reason}); upload it again`,
        },
      ],
    }
  }
}
