import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordWarnings } from '../export/record-warnings.ts'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'

it('nothing that the content says is left out of the site', async () => {
  const folder = join(repositoryRoot, 'content')
  const { records, problems } = await checkContent(await readContentFiles(folder), folder)
  expect(problems).toEqual([])
  expect(records.length).toBeGreaterThan(200)
  const warnings = records.flatMap(({ slug, id, content }) => recordWarnings({ slug, id, content, published: true }, []))
  expect(warnings.filter((line) => line.includes(': leaves out '))).toEqual([])
})
