import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { blockSchemas } from '@bank/blocks/schemas.ts'
import { plain } from '@bank/model/fields.ts'
import { z } from 'zod'
import { sha256 } from '../files/sha256.ts'
import { flagShape, type PlainRecord } from '../records/canonical.ts'
import { type Problem, problemsOf } from '../records/problem.ts'
import { canonicalContent } from '../store/canonical-content.ts'
import { declarationOf, settingsKey } from '../store/declaration.ts'
import { idProblem } from '../store/fields/field-checks.ts'
import { canonicalPicture, pictureShape, pictureTypes } from '../store/pictures/picture.ts'
import type { ContentFiles, SourceRecord } from './content-files.ts'
import { sourceFields } from './source-fields.ts'

/** A record of the content files that fits the model, in the form in which stored records are compared with it. */
export type ContentRecord = {
  readonly slug: string
  readonly id: string
  readonly file: string
  readonly content: PlainRecord
  /** Path of a picture's file. */
  readonly picture?: string
}

type Checked = { readonly record?: ContentRecord; readonly problems: readonly Problem[] }

/** Gap between two records, so that an editor can put another between them. */
const orderStep = 10

const pictureSource = z.strictObject({ id: z.string(), file: plain({ required: true }), ...pictureShape })

const checkPicture = async (
  base: Omit<ContentRecord, 'content'>,
  fields: PlainRecord,
  where: { source: string; record: string },
  folder: string,
): Promise<Checked> => {
  const name = String(fields['file'])
  const refuse = (message: string): Checked => ({ problems: [{ ...where, field: ['file'], value: name, message }] })
  if (!pictureTypes[extname(name).toLowerCase()]) return refuse(`must be a picture of type ${Object.keys(pictureTypes).join(', ')}`)
  const picture = join(folder, 'media', name)
  const bytes = await readFile(picture).catch(() => undefined)
  if (!bytes) return refuse('there is no such file in content/media')
  return { record: { ...base, picture, content: canonicalPicture({ ...fields, sourceHash: sha256(bytes) }) }, problems: [] }
}

const checkRecord = async ({ slug, file, position, fields: raw }: SourceRecord, folder: string): Promise<Checked> => {
  const id = slug === settingsKey ? settingsKey : raw['id']
  const where = { source: file, record: typeof id === 'string' ? id : `number ${position + 1}` }
  const badId = idProblem(id)
  if (badId || typeof id !== 'string') return { problems: [{ ...where, field: ['id'], value: id, message: badId ?? 'must be a text' }] }
  const declared = slug === 'media' ? { shape: pictureShape, schema: pictureSource } : declarationOf(slug, raw)
  if (!declared)
    return {
      problems: [
        { ...where, field: ['kind'], value: raw['kind'], message: `must be one of ${Object.keys(blockSchemas).toSorted().join(', ')}` },
      ],
    }
  const { shape, schema } = declared
  const fields = sourceFields(slug === settingsKey ? shape : { ...flagShape, ...shape }, raw)
  const problems = problemsOf(schema, fields, where)
  if (problems.length > 0) return { problems }
  const base = { slug, id, file }
  if (slug === 'media') return checkPicture(base, fields, where, folder)
  const content = canonicalContent(slug, { ...fields, order: fields['order'] ?? (position + 1) * orderStep })
  return { record: { ...base, content }, problems: problemsOf(schema, content, where) }
}

const doubles = (records: readonly ContentRecord[]): readonly Problem[] => {
  const seen = new Map<string, ContentRecord>()
  return records.flatMap((record) => {
    const key = `${record.slug}/${record.id}`
    const first = seen.get(key)
    if (!first) seen.set(key, record)
    return first
      ? [
          {
            source: record.file,
            record: record.id,
            field: ['id'],
            value: record.id,
            message: `is taken by a record of ${first.file}; choose another`,
          },
        ]
      : []
  })
}

/** Checks every record of the content files against the model, before anything is stored. All problems come back at once. */
export const checkContent = async (
  files: ContentFiles,
  folder: string,
): Promise<{ readonly records: readonly ContentRecord[]; readonly problems: readonly Problem[] }> => {
  const checked = await Promise.all(files.records.map((record) => checkRecord(record, folder)))
  const records = checked.flatMap(({ record }) => record ?? [])
  return { records, problems: [...files.problems, ...checked.flatMap(({ problems }) => problems), ...doubles(records)] }
}
