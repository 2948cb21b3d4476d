import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { folderStore } from '../store/folder-store.ts'
import { publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'

const program = join(import.meta.dirname, '../releases-command.ts')

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string }

const run = (dataDir: string, ...args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [program, ...args], { env: { ...process.env, DATA_DIR: dataDir } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )

const hour = (number: number): Date => new Date(Date.UTC(2026, 10, 22, number))

/** A data folder with two releases, published at one and at two o'clock. */
const site = async () => {
  const temporary = await temporaryStore()
  const store = folderStore(join(temporary.folder, 'releases'))
  const first = await publishEdition(store, 1, hour(1))
  const second = await publishEdition(store, 2, hour(2))
  return { dataDir: temporary.folder, store, first, second, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() }
}

it('lists, shows and switches releases', async () => {
  await using own = await site()
  const { dataDir, store, first, second } = own
  expect((await run(dataDir, 'list')).stdout.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^\\* ${second.id} +2026-11-22T02:00:00.000Z to now$`)),
    expect.stringMatching(new RegExp(`^ {2}${first.id} +2026-11-22T01:00:00.000Z to 2026-11-22T02:00:00.000Z$`)),
    '',
  ])
  const { code, stderr } = await run(dataDir, 'switch', first.id)
  expect([code, stderr]).toEqual([0, expect.stringContaining(`Release ${first.id} is in force since`)])
  expect(await wholeEdition(store)).toBe(1)
  expect((await run(dataDir, 'list')).stdout).toMatch(
    new RegExp(`^\\* ${first.id} .+ to now, held until "npm run publish"\n {2}${second.id} `),
  )
  const { stdout } = await run(dataDir, 'show', first.id)
  expect(stdout).toContain(first.snapshot)
  expect(stdout).toContain('files        15, 13 of them pages')
  expect(stdout.match(/^in force/gm)).toHaveLength(2)
})

it('prints a page as it was served at a time', async () => {
  await using own = await site()
  const page = (at: string, path = '/en/3/') => run(own.dataDir, 'page', path, '--at', at)
  expect((await page('2026-11-22T01:59:59Z')).stdout).toBe('<h1>Page 3</h1>Edition 1.')
  expect((await page('2026-11-22T02:00:00Z', '/en/3')).stdout).toBe('<h1>Page 3</h1>Edition 2.')
  expect(await page('2026-11-22T00:00:00Z')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('was in force at 2026-11-22T00:00'),
  })
  expect(await page('2026-11-22T03:00:00Z', '/nowhere/')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has nothing at /nowhere/'),
  })
})

it('writes the release in force as plain files, into an empty folder only', async () => {
  await using own = await site()
  const out = join(own.dataDir, 'out')
  expect((await run(own.dataDir, 'write', out)).code).toBe(0)
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files).toHaveLength(Object.keys(own.second.files).length + 2)
  expect(await readFile(join(out, 'en/3/index.html'), 'utf8')).toBe('<h1>Page 3</h1>Edition 2.')
  expect(await readFile(join(out, '_headers'), 'utf8')).toContain('report-to e2')
  expect(await run(own.dataDir, 'write', out)).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
})

it.each([[], ['lists'], ['show'], ['switch'], ['page', '/en/'], ['page', '/en/', '--at', 'noon'], ['list', 'all'], ['list', '--all']])(
  'a command that is not known or not complete ends with 2 and says how it is written: %s %s',
  async (...args) => {
    expect(await run('/nowhere', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: npm run releases -- <command>'),
    })
  },
)

it('says in words what it cannot do', async () => {
  await using own = await site()
  expect(await run(own.dataDir, 'switch', 'nothing')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no release nothing\..*\n$/),
  })
  const empty = join(own.dataDir, 'empty')
  await mkdir(empty)
  expect(await run(empty, 'list')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no release yet\..*\n$/) })
  await mkdir(join(empty, 'releases'))
  await writeFile(join(empty, 'releases/current'), '03ae8f8970d2-d13eb96c\n')
  expect(await run(empty, 'list')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no release yet\./) })
})
