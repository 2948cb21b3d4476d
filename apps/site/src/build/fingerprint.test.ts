import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { codeFingerprint, siteFingerprint } from './fingerprint.ts'

const write = async (root: string, files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
  }
}

const repository = async () => {
  const root = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await write(root, {
    'apps/site/src/page.ts': 'page',
    'packages/rules/src/rule.ts': 'rule',
    'packages/rules/src/rule.test.ts': 'test',
    'package-lock.json': '{}',
    'content/files/userfiles/fees.txt': 'fees',
  })
  const of = async (value = 'https://a.example') =>
    siteFingerprint({ code: await codeFingerprint(root), folders: [join(root, 'content/files')], values: [value] })
  return { root, of }
}

it.each([
  ['code of the site', { 'apps/site/src/page.ts': 'other' }],
  ['code of a package', { 'packages/rules/src/rule.ts': 'other' }],
  ['a new file of code', { 'packages/rules/src/new.ts': '' }],
  ['the lockfile', { 'package-lock.json': '{"a":1}' }],
  ['a file that is published as it is', { 'content/files/userfiles/fees.txt': 'new fees' }],
])('changes with %s', async (_name, files) => {
  const { root, of } = await repository()
  const before = await of()
  await write(root, files)
  expect(await of()).not.toBe(before)
})

it('changes with a setting, and not with what tests and examples alone use', async () => {
  const { root, of } = await repository()
  const before = await of()
  expect(await of('https://b.example')).not.toBe(before)
  for (const file of ['rules/src/rule.test.ts', 'ui/src/form/testing/show-form.tsx', 'sample/src/records.ts', 'blocks/src/faq/examples.ts'])
    await write(root, { [`packages/${file}`]: 'other' })
  expect(await of()).toBe(before)
})

it('of the code alone changes with neither files that are published as they are nor the place of the repository', async () => {
  const [here, there] = [await repository(), await repository()]
  await write(here.root, { 'content/files/userfiles/fees.txt': 'new fees' })
  expect(await codeFingerprint(here.root)).toBe(await codeFingerprint(there.root))
})

it('is there without published files', async () => {
  const { root, of } = await repository()
  await rm(join(root, 'content'), { recursive: true })
  expect(await of()).toMatch(/^[0-9a-f]{16}$/)
})
