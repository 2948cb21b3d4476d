import { once } from 'node:events'
import { access, mkdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { createEditor } from '@bank/content/testing/admin-api.ts'
import { textEntry } from '@bank/releases/manifest/blob.ts'
import { changeRelease } from '@bank/releases/publish/change-release.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environmentOf, openSmallStore, smallDataFolder } from './testing/small-store.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await smallDataFolder()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

type Program = 'publisher-command.ts' | 'publish-command.ts' | 'testing/beside-process.ts'

const start = (program: Program, environment: Record<string, string> = {}, args: readonly string[] = []) => {
  const started = startedProcess(`../../publisher/src/${program}`, { ...environmentOf(dataDir), ...environment }, args)
  // Whoever it started writes into the same pipe, which closes with the last of them.
  const closed = once(started.child, 'close')
  return {
    ...started,
    closed,
    [Symbol.asyncDispose]: async () => {
      started.child.kill('SIGKILL')
      await closed
    },
  }
}

const write = async (html: string): Promise<void> => {
  await using store = await openSmallStore(dataDir).then((open) => ({ ...open, [Symbol.asyncDispose]: open.close }))
  await store.payload.update({
    collection: 'blocks',
    id: 'text-one',
    locale: 'en',
    data: { content: [{ blockType: 'simpleContent', content: html }], _status: 'published' },
  })
}

it('what a publisher knows of the site outlives kill -9: the next one renders what changed', async () => {
  {
    await using publisher = start('publisher-command.ts')
    await publisher.waitFor(/is in force after/)
    await expect
      .poll(() =>
        access(join(dataDir, 'publisher/known-site')).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  }
  await write('<h1>One</h1><p>Said anew.</p>')
  await using next = start('publisher-command.ts')
  // Both languages, and the calculator, which is rendered each time.
  expect(await next.waitFor(/\d+ of \d+ pages were rendered/)).toMatch(/^3 of /)
})

it('a publisher that cannot keep what it knows says so and publishes', async () => {
  // As on a full disk: the file cannot be put in its place.
  await mkdir(join(dataDir, 'publisher/known-site'), { recursive: true })
  await using publisher = start('publisher-command.ts')
  await publisher.waitFor(/What is known of the site could not be kept/)
  await write('<h1>One</h1><p>Said anew.</p>')
  await publisher.waitFor(/ 3 of \d+ pages were rendered/)
})

it('what was planned is checked at its time, and what has to be mended does not go live', async () => {
  {
    await using store = await openSmallStore(dataDir).then((open) => ({ ...open, [Symbol.asyncDispose]: open.close }))
    const { payload } = store
    const { id: person } = await createEditor(store, 'approver@bank.example', ['approver'])
    const content = [{ blockType: 'simpleContent', content: '<h1>One</h1><p><a href="/nope-nope/">On</a></p>' }]
    await payload.update({ collection: 'blocks', id: 'text-one', locale: 'en', draft: true, data: { content } })
    const newest = await payload.findVersions({ collection: 'blocks', where: { parent: { equals: 'text-one' } }, sort: '-id', limit: 1 })
    const input = { slug: 'blocks', id: 'text-one', type: 'publish', person: String(person), version: String(newest.docs[0]?.id) }
    await payload.jobs.queue({ task: 'publishLater' as never, input: input as never })
  }
  await using publisher = start('publisher-command.ts')
  await publisher.waitFor(/ALARM: blocks text-one was not published at its time: This has to be mended[\s\S]*nope-nope/)
})

it('a second publisher of a data folder is refused', async () => {
  await using publisher = start('publisher-command.ts')
  await publisher.waitFor(/is in force after/)
  await using other = start('publisher-command.ts')
  await other.waitFor(/Another publisher follows the store of this data folder already/)
  expect(await other.exit).toEqual([1, null])
})

it('a publisher ends with the process that it runs beside, however that ends, and the one beside another process takes over', async () => {
  await using one = start('testing/beside-process.ts')
  await one.waitFor(/is in force after/)
  await using other = start('testing/beside-process.ts')
  await other.waitFor(/this one takes over when that one ends/)
  one.child.kill('SIGKILL')
  await other.waitFor(/The publisher follows the content store/)
  await other.waitFor(/is in force and up to date/)
  await write('<h1>One</h1><p>Said anew.</p>')
  await other.waitFor(/is in force after/)
})

it('a publisher that fails is started again', async () => {
  const occupying = createServer().listen(0, '127.0.0.1')
  await once(occupying, 'listening')
  const { port } = occupying.address() as AddressInfo
  await using beside = start('testing/beside-process.ts', { PUBLISHER_PORT: String(port) })
  await beside.waitFor(/The publisher failed. It is started again/)
  occupying.close()
  await beside.waitFor(/is in force after/)
})

it('a publisher that is told to end has published what was saved until then', async () => {
  await using beside = start('testing/beside-process.ts')
  await beside.waitFor(/is in force after/)
  await write('<h1>One</h1><p>Said anew.</p>')
  beside.child.kill('SIGTERM')
  expect(await beside.exit).toEqual([0, null])
  expect(beside.log()).toMatch(/3 of \d+ pages were rendered/)
})

/** What `npm run publish -- --verify` says, and the code that it ends with. */
const publishAndVerify = async () => {
  await using command = start('publish-command.ts', {}, ['--verify'])
  const [code] = await command.closed
  return { code, said: command.log() }
}

/** Puts another page in force under the name of the same content and code, as a fault of ours could. */
const falsify = async (): Promise<void> => {
  const page = await textEntry(Buffer.from('<h1>Of another time</h1>'))
  await publish(
    folderStore(join(dataDir, 'releases')),
    (last) => {
      if (!last) throw new Error('Nothing is in force')
      return changeRelease(last, { put: new Map([['/en/one/index.html', page]]) })
    },
    { now: new Date(), trustsLast: true },
  )
}

describe.each([
  ['in its own process', false],
  ['by the running publisher', true],
])('npm run publish -- --verify, %s', (_where, isRunning) => {
  it('says that the release in force is what a whole build makes, or at which addresses it is not', async () => {
    await using _publisher = isRunning ? start('publisher-command.ts') : undefined
    await _publisher?.waitFor(/is in force after/)
    const sound = await publishAndVerify()
    expect(sound.said).toContain('The release in force is what a whole build makes.')
    expect(sound.code).toBe(0)
    await falsify()
    const wrong = await publishAndVerify()
    expect(wrong.said).toMatch(/differs from a whole build at 1 addresses:\s+- \/en\/one\/index\.html/)
    expect(wrong.code).toBe(1)
  })
})
