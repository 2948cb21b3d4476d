import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import { jobsSlug } from './jobs.ts'
import { longestWork, runDue } from './run-due.ts'

const home = { slug: 'pages', id: 'home' }
const program = fileURLToPath(new URL('testing/run-due-and-die.ts', import.meta.url))

const planned = async (databaseUrl: string | undefined, type: 'publish' | 'end') => {
  const store = await filledStore(databaseUrl)
  const { payload, dataDir } = store
  const { signIn } = await adminApi(store)
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Tonight' })
  const { body } = await approver.call('GET', '/workflow/record?slug=pages&id=home')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await approver.call('POST', '/workflow/schedule', { ...home, type, at, reason: 'Out of date', seen: body['version'] })
  await payload.update({
    collection: jobsSlug as never,
    where: {},
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() } as never,
  })

  /** Another process that takes what is due and is killed. */
  const dieing = async (moment: 'before' | 'after') => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PAYLOAD_SECRET: payload.secret }
    const child = spawn(process.execPath, [program, moment], { env, stdio: 'inherit' })
    const [, signal] = await once(child, 'exit')
    return signal
  }
  const jobs = async () => (await payload.find({ collection: jobsSlug as never, pagination: false })).docs as unknown as object[]
  const page = async () => {
    const { _status, title } = (await payload.findByID({ collection: 'pages', id: 'home', locale: 'en', depth: 0 })) as Record<
      string,
      unknown
    >
    return [_status, title]
  }
  const steps = async () =>
    (await payload.find({ collection: 'reviews', sort: 'id', pagination: false })).docs.map(
      (step) => (step as unknown as { action: string }).action,
    )
  return { payload, dieing, jobs, page, steps }
}

const later = () => new Date(Date.now() + longestWork + 1000)

describe.each(['sqlite', 'postgres'] as const)('what was planned, when the process is killed at it on %s', (kind) => {
  it('is taken up once where nothing was done yet', async () => {
    const { payload, dieing, jobs, page, steps } = await planned(await databases[kind](), 'publish')
    expect(await dieing('before')).toBe('SIGKILL')
    expect([await page(), await jobs()]).toEqual([['published', 'Home'], [expect.objectContaining({ processing: true })]])
    // Another process may still be at work.
    await runDue(payload, new Date())
    expect(await page()).toEqual(['published', 'Home'])
    await Promise.all([runDue(payload, later()), runDue(payload, later())])
    expect([await page(), await jobs()]).toEqual([['published', 'Tonight'], []])
    expect(await steps()).toEqual(['scheduled', 'approved'])
  })

  it.each(['publish', 'end'] as const)('is not done twice where it was done: %s', async (type) => {
    const { payload, dieing, jobs, page, steps } = await planned(await databases[kind](), type)
    expect(await dieing('after')).toBe('SIGKILL')
    const done = type === 'publish' ? ['published', 'Tonight'] : ['draft', 'Tonight']
    expect([await page(), await jobs()]).toEqual([done, [expect.objectContaining({ processing: true })]])
    await runDue(payload, later())
    expect([await page(), await jobs()]).toEqual([done, []])
    expect(await steps()).toEqual(type === 'publish' ? ['scheduled', 'approved'] : ['endScheduled', 'ended'])
  })
})
