import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeCurrent, temporaryDataFolder, writeRelease } from '@bank/api/testing/data-folder.ts'
import { apiProcess } from '@bank/api/testing/durability/api-process.ts'
import { startVerifier } from '@bank/api/testing/durability/captcha-verifier.ts'
import { type PostAnswer, sendMessage } from '@bank/api/testing/durability/poster.ts'
import { until } from '@bank/api/testing/durability/until.ts'
import { holdLock } from '@bank/leads/testing/lock.ts'
import { referencesAt } from '@bank/leads/testing/references.ts'
import { testRecords } from '@bank/sample/records.ts'

/** Milliseconds between two posts, and between two pages. */
const postEvery = 100
const pageEvery = 5

/** A page as long as one of the demo site. */
const page = `<!doctype html><title>Page</title>${'<p>Savings, loans and a branch near you.</p>'.repeat(1000)}`

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

/** The API with its mail worker in a process of its own, over a data folder of its own. */
const startSite = async () => {
  const stack = new AsyncDisposableStack()
  const { dataDir } = stack.use(await temporaryDataFolder())
  const verifier = stack.use(await startVerifier())
  await writeRelease(dataDir, 'r1', { files: { '/index.html': page }, compressed: ['/index.html'], records: testRecords })
  await makeCurrent(dataDir, 'releases', 'r1')
  const api = apiProcess({ ...process.env, DATA_DIR: dataDir, MAIL_DEFAULT_TO: 'care@gulfpines.example', ...verifier.settings })
  stack.defer(api.kill)
  api.start()
  const address = await until(api.address)
  return { address, file: join(dataDir, 'leads.sqlite'), [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

/** Times of pages that are asked for one after another, in milliseconds. */
const pageTimes = async (address: string, end: number): Promise<readonly number[]> => {
  const times: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    const answer = await fetch(address)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}`)
    times.push(performance.now() - started)
    await wait(pageEvery)
  }
  return times
}

let serial = 0

/** Sends posts at a steady rate, whether they are answered or not; resolves to all answers. */
const posts = async (address: string, end: number): Promise<readonly PostAnswer[]> => {
  const sent: Promise<PostAnswer>[] = []
  while (performance.now() < end) {
    serial += 1
    sent.push(sendMessage(address, `message ${serial}`, undefined))
    await wait(postEvery)
  }
  return Promise.all(sent)
}

const phase = async (address: string, seconds: number, withPosts: boolean) => {
  const end = performance.now() + seconds * 1000
  const [times, answers] = await Promise.all([pageTimes(address, end), withPosts ? posts(address, end) : []])
  return { times, answers }
}

const lines = ({ times, answers }: Awaited<ReturnType<typeof phase>>) => ({
  pages: times.length,
  'median, ms': quantile(times, 0.5).toFixed(2),
  'p99, ms': quantile(times, 0.99).toFixed(1),
  'longest, ms': quantile(times, 1).toFixed(0),
  'posts 200': answers.filter(({ status }) => status === 200).length,
  'posts 503': answers.filter(({ status }) => status === 503).length,
  'posts otherwise': answers.filter(({ status }) => status !== 200 && status !== 503).length,
})

const benchLock = async (seconds: number): Promise<void> => {
  await using site = await startSite()
  await phase(site.address, 2, true)
  const stored = referencesAt(site.file).length
  const alone = await phase(site.address, seconds, false)
  const undisturbed = await phase(site.address, seconds, true)
  const lock = await holdLock(site.file)
  const locked = await phase(site.address, seconds, true)
  await lock.release()
  const after = await phase(site.address, 5, true)
  console.log(`\nPages while another process holds the write lock of the leads file for ${seconds} s, a post every ${postEvery} ms`)
  console.table({ 'pages alone': lines(alone), 'with posts': lines(undisturbed), 'with posts, locked': lines(locked), after: lines(after) })
  const median = quantile(locked.times, 0.5)
  console.log(`median locked / with posts: ${(median / quantile(undisturbed.times, 0.5)).toFixed(2)}`)
  console.log(`median locked / pages alone: ${(median / quantile(alone.times, 0.5)).toFixed(2)}`)
  const answered = [undisturbed, locked, after].flatMap(({ answers }) => answers).filter(({ status }) => status === 200).length
  const found = referencesAt(site.file).length - stored
  if (found !== answered) throw new Error(`${answered} messages were answered with 200 and ${found} are stored`)
}

/** What is removed, one after another. */
const removals = [['', '-wal', '-shm'], [''], ['-wal'], ['-shm'], ['-wal', '-shm']]

const benchRemoval = async (rounds: number): Promise<void> => {
  await using site = await startSite()
  const references: string[] = []
  const figures = { removals: 0, posts: 0, 'posts 200': 0, '200 and not at the path': 0, 'lost in the end': 0 }
  for (let round = 0; round < rounds; round += 1) {
    for (const suffix of removals[round % removals.length] ?? []) rmSync(`${site.file}${suffix}`)
    figures.removals += 1
    for (let each = 0; each < 10; each += 1) {
      serial += 1
      const { reference } = await sendMessage(site.address, `message ${serial}`, undefined)
      figures.posts += 1
      if (reference === undefined) continue
      figures['posts 200'] += 1
      references.push(reference)
      if (!referencesAt(site.file).includes(reference)) figures['200 and not at the path'] += 1
    }
  }
  const kept = new Set(referencesAt(site.file))
  figures['lost in the end'] = references.filter((reference) => !kept.has(reference)).length
  console.log('\nThe leads file is removed under a running site, and ten messages are sent each time')
  console.table([figures])
  if (figures['200 and not at the path'] + figures['lost in the end'] > 0) throw new Error('Messages that were answered with 200 were lost')
}

/**
 * How fast pages are while the leads file is locked, and whether a message that is answered with 200 is stored when that file was
 * removed. Throws when one is not.
 */
export const benchLeadsFaults = async (seconds: number, rounds: number): Promise<void> => {
  await benchLock(seconds)
  await benchRemoval(rounds)
}
