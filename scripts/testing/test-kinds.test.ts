import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { misnamedTests } from './test-kinds.ts'

const repository = join(import.meta.dirname, '../..')
const read = (path: string) => readFile(join(repository, path), 'utf8')
const readAll = (patterns: readonly string[]) =>
  Promise.all(
    globSync([...patterns], { cwd: repository, exclude: ['**/node_modules'] })
      .sort()
      .map(async (path) => [path, await read(path)] as const),
  )

const files = new Map(await readAll(['{packages,apps}/*/{src,migrations}/**/*.{ts,tsx}', 'scripts/**/*.ts']))
const folders = new Map((await readAll(['{packages,apps}/*/package.json'])).map(([path, text]) => [JSON.parse(text).name, dirname(path)]))

it('each test is named after its kind', () => {
  expect(files.size).toBeGreaterThan(500)
  expect(misnamedTests(files, folders)).toEqual([])
})

describe('a test', () => {
  const name = 'packages/a/src/x.test.ts'
  const around = (source: string) =>
    misnamedTests(
      new Map([
        [name, source],
        ['packages/a/src/near.ts', "export * from './deep/far.ts'"],
        ['packages/a/src/deep/far.ts', "import {\n  Client,\n} from 'pg'"],
        ['packages/b/src/testing/store.ts', "import 'payload'"],
      ]),
      new Map([['@bank/b', 'packages/b']]),
    )

  it.each([
    ["import { spawn } from 'node:child_process'", `node:child_process through ${name}`],
    ["import { near } from './near.ts'", 'pg through packages/a/src/deep/far.ts'],
    ["import { store } from '@bank/b/testing/store.ts'", 'payload through packages/b/src/testing/store.ts'],
    ["const open = () => import('./near.ts')", 'pg through packages/a/src/deep/far.ts'],
    ["import { threadId, Worker } from 'node:worker_threads'", `node:worker_threads through ${name}`],
    ["import { createServer } from 'node:net'", `node:net through ${name}`],
  ])('that says %j is an integration test', (source, slow) => {
    expect(around(source)).toEqual([`${name} is an integration test: it imports ${slow}`])
  })

  it.each(["import type { Payload } from 'payload'", "import { threadId } from 'node:worker_threads'", "import { isIP } from 'node:net'"])(
    'that says %j is a unit test',
    (source) => {
      expect(around(source)).toEqual([])
    },
  )

  it('that is called an integration test, and starts nothing, is a unit test', () => {
    const file = 'packages/a/src/x.integration.test.ts'
    expect(misnamedTests(new Map([[file, "import { it } from 'vitest'"]]), new Map())).toEqual([
      `${file} is a unit test: it imports nothing slow`,
    ])
  })
})
