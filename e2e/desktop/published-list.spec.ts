import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { writeSnapshot } from '../../packages/content/src/export/write-snapshot.ts'
import { loadedSnapshot } from '../../packages/content/src/snapshot/snapshot-bytes.ts'
import { listOf } from '../browser/lists.ts'
import { dataDir, port } from '../site/served-site.ts'
import { storedContent } from '../site/stored-content.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const ownPort = port + 7
const address = `http://localhost:${ownPort}`

const answers = (): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A server of its own over a copy of the data folder, for a site that is published anew while its page is open. */
const test = base.extend<{ ownData: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
  ownData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'published-list-'))
    for (const part of ['snapshots', 'releases', 'media']) await cp(join(dataDir, part), join(folder, part), { recursive: true })
    const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
      cwd: repository,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(ownPort), DATA_DIR: folder, LEADS_DATABASE_URL: '', SMTP_URL: '', CAPTCHA_PROVIDER: 'altcha' },
    })
    await expect.poll(answers, { timeout: 60_000 }).toBe(true)
    await use(folder)
    // Until it has ended, the server writes into the folder.
    server.kill()
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  },
})

test('[LIST-10] a post that is published while the blog is open is there after a look at another tab, as the build draws it', async ({
  page,
  context,
  ownData,
}) => {
  test.setTimeout(600_000)
  await page.goto(`${address}/blog/`)
  const blog = listOf(page, 'blog/post')
  await expect(blog).toHaveAttribute('data-status', 'loaded')
  await expect(blog.locator('[data-entry]')).toHaveCount(9)

  const content = storedContent()
  const [first] = content.records.posts
  if (!first) throw new Error('There is no post to write another one like')
  const post = { ...first, id: 'tide-tables', uri: '/blog/tide-tables/', date: '2026-11-20', title: { en: 'Tide tables for your money' } }
  const records = { ...content.records, posts: [...content.records.posts, post] }
  await writeSnapshot(loadedSnapshot({ ...content, records }), ownData)
  await promisify(execFile)(process.execPath, ['apps/site/src/build/build-command.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: ownData, SITE_URL: '', CAPTCHA_PROVIDER: 'altcha', ASTRO_TELEMETRY_DISABLED: '1' },
  })

  const link = blog.getByRole('link', { name: 'Tide tables for your money' })
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return link.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await expect(link).toHaveAttribute('href', '/blog/tide-tables/')
  await expect(blog.locator('[data-entry]')).toHaveCount(10)
  const drawn = await blog
    .locator('[data-entry]')
    .first()
    .evaluate((entry) => [entry.className, entry.querySelector('a')?.outerHTML])

  const fresh = await context.newPage()
  await fresh.goto(`${address}/blog/`)
  const built = listOf(fresh, 'blog/post').locator('[data-entry]').first()
  expect(await built.evaluate((entry) => [entry.className, entry.querySelector('a')?.outerHTML])).toEqual(drawn)

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide tables for your money')
})
