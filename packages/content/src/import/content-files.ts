import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { isObject, type PlainRecord } from '../records/canonical.ts'
import type { Problem } from '../records/problem.ts'
import { UsageError } from '../store/commands/usage-error.ts'
import { settingsKey } from '../store/declaration.ts'
import { contentSlugs } from '../store/read-store.ts'

/** A record as it is written in a content file. */
export type SourceRecord = {
  readonly slug: string
  /** The file it stands in, seen from the folder above the content folder. */
  readonly file: string
  /** Place among the records of its collection, from 0, over all its files. */
  readonly position: number
  readonly fields: PlainRecord
}

export type ContentFiles = { readonly records: readonly SourceRecord[]; readonly problems: readonly Problem[] }

const isYaml = (name: string) => name.endsWith('.yaml')

/** The files of one collection: `<slug>.yaml`, then `<slug>/*.yaml` by name. */
const filesOf = async (folder: string, slug: string, entries: readonly Dirent[]): Promise<readonly string[]> => {
  const single = entries.filter((entry) => entry.isFile() && entry.name === `${slug}.yaml`).map(({ name }) => join(folder, name))
  const hasFolder = entries.some((entry) => entry.isDirectory() && entry.name === slug)
  const several = hasFolder
    ? (await readdir(join(folder, slug)))
        .filter(isYaml)
        .toSorted()
        .map((name) => join(folder, slug, name))
    : []
  return [...single, ...several]
}

const problem = (source: string, message: string, value?: unknown): Problem => ({ source, record: '', field: [], value, message })

const parseFile = (source: string, text: string): { readonly value?: unknown; readonly problems: readonly Problem[] } => {
  try {
    return { value: parse(text), problems: [] }
  } catch (error) {
    return { problems: [problem(source, `is not valid YAML: ${error instanceof Error ? error.message.trim() : String(error)}`)] }
  }
}

/**
 * Reads all content files of a folder. What can't be read as records comes back as problems, all at once. Throws only when the
 * folder is not there.
 */
export const readContentFiles = async (folder: string): Promise<ContentFiles> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no content folder ${folder}. Give the folder that holds settings.yaml.`)
  })
  const records: SourceRecord[] = []
  const problems: Problem[] = []
  const known = [...contentSlugs, settingsKey]
  for (const { name } of entries.filter((entry) => entry.isFile() && isYaml(entry.name)))
    if (!known.includes(name.slice(0, -'.yaml'.length)))
      problems.push(problem(join('content', name), `is not named after a collection; there are ${known.join(', ')}`))
  for (const slug of known) {
    let position = 0
    for (const path of await filesOf(folder, slug, entries)) {
      const source = join('content', relative(folder, path))
      const parsed = parseFile(source, await readFile(path, 'utf8'))
      problems.push(...parsed.problems)
      if (parsed.problems.length > 0) continue
      const rows: readonly unknown[] = slug === settingsKey ? [parsed.value] : Array.isArray(parsed.value) ? parsed.value : []
      if (slug !== settingsKey && !Array.isArray(parsed.value) && parsed.value !== null)
        problems.push(problem(source, 'must be a list: each record starts with a dash', parsed.value))
      for (const row of rows) {
        if (isObject(row)) records.push({ slug, file: source, position, fields: row })
        else problems.push(problem(source, `record ${position + 1} must be a set of fields, starting with id`, row))
        position += 1
      }
    }
  }
  return { records, problems }
}
