import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { storeOf, temporaryDataFolder } from '@bank/api/testing/data-folder.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import { missingEntries } from '@bank/releases/publish/missing.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { editionIn, generatedEdit, generatedRelease } from './generated-release.ts'
import { shown, startApi, TurnedAwayError, visitor } from './visitor.ts'

const pages = 200
/** Publishers that run at the same time. */
const atOnce = 4
/** Between the first editions of two of them: none of them is published twice. */
const apart = 10_000
/** Milliseconds after its first release in which a publisher is killed: several releases of such a site. */
const within = 400

/** Starts publishers at once, and kills all of them at a random moment. Returns the newest edition that one of them said to be in force. */
const killRound = async (
  folder: string,
  from: number,
): Promise<{ readonly said: number; readonly published: number; readonly killed: number }> => {
  let [said, published] = [0, 0]
  const started = Promise.withResolvers<void>()
  const children = Array.from({ length: atOnce }, (_, index) => {
    const args = [join(import.meta.dirname, 'publish-editions.ts'), folder, String(pages), String(from + index * apart)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    createInterface({ input: child.stdout }).on('line', (line) => {
      published += 1
      said = Math.max(said, Number(line))
      started.resolve()
    })
    return { child, exit: once(child, 'close') }
  })
  await started.promise
  await wait(Math.random() * within)
  for (const { child } of children) child.kill('SIGKILL')
  await Promise.all(children.map(({ exit }) => exit))
  return { said, published, killed: atOnce }
}

/** Asks for page, alert and search until told to stop. Page and calls of one look are of one release, or of two when it was switched between. */
const visit = (address: string) => {
  const ask = visitor(address)
  let [over, answers, longest, mixed, turnedAway] = [false, 0, 0, 0, 0]
  const timed = async (path: string): Promise<number> => {
    const started = performance.now()
    const edition = editionIn(await ask(path))
    longest = Math.max(longest, performance.now() - started)
    answers += 1
    return edition
  }
  const look = async (): Promise<void> => {
    const [alert, page, found, again] = [
      await timed(shown.alert),
      await timed(shown.page),
      await timed(shown.found),
      await timed(shown.alert),
    ]
    // What changed nothing in between has to be of one release.
    if (alert === again && (page !== alert || found !== alert)) mixed += 1
  }
  const run = async (): Promise<void> => {
    while (!over) {
      await look().catch((error: unknown) => {
        if (!(error instanceof TurnedAwayError)) throw error
        turnedAway += 1
      })
      await wait(2)
    }
  }
  const end = run()
  // Whoever stops it hears of a failure.
  end.catch(() => undefined)
  return {
    stop: () => {
      over = true
      return end
    },
    seen: () => ({ answers, longest, mixed, turnedAway }),
  }
}

/** Whether everything that is in force is stored. */
const missing = async (store: ReleaseStore): Promise<number> => {
  const pointer = await readPointer(store)
  if (!pointer) throw new Error('Nothing is in force')
  return (await missingEntries(store, (await readRelease(store, pointer)).manifest)).length
}

/**
 * Kills publishers at random moments, several at a time, while visitors ask a running API: none of their answers may fail, be of two releases, or
 * hang; whatever was said to be in force is; the next publish works. Throws when one of these does not hold.
 */
export const benchReleaseFaults = async (kills: number): Promise<void> => {
  await using folder = await temporaryDataFolder()
  const store = storeOf(folder.dataDir)
  const draft = await generatedRelease(pages, { page: 1, alert: 1 })
  await publish(store, () => draft, { now: new Date(), trustsLast: false })
  using api = await startApi(folder.dataDir)
  const visitors = [visit(api.address), visit(api.address)]
  const ask = visitor(api.address)
  let [killed, published, lost, parts, inForce] = [0, 0, 0, 0, 1]
  while (killed < kills) {
    const round = await killRound(join(folder.dataDir, 'releases'), inForce + 1)
    killed += round.killed
    if (killed % 20 === 0)
      console.log(`${killed} killed, ${published} releases, ${visitors.map((one) => one.seen().answers).join(' and ')} answers`)
    published += round.published
    parts += await missing(store)
    const seen = editionIn(await ask(shown.page))
    const pointerSerial = (await readPointer(store))?.serial ?? 0
    if (pointerSerial < published) lost += 1
    inForce = Math.max(inForce, round.said, Number.isNaN(seen) ? 0 : seen) + apart
  }
  const last = { page: inForce + 100, alert: inForce + 100 }
  await publish(store, (before) => generatedEdit('edit', pages, last, before), { now: new Date(), trustsLast: true })
  while (editionIn(await ask(shown.page)) !== last.page) await wait(5)
  await Promise.all(visitors.map(({ stop }) => stop()))
  const ready = await ask('/readyz')
  const seen = visitors.map((one) => one.seen())
  const history = await readHistory(store)
  const row = {
    'publishers killed': killed,
    'releases said to be in force': published,
    switches: history.length,
    'gaps in the record': history.filter(({ serial }, index) => serial !== index + 1).length,
    'releases lost': lost,
    'parts missing': parts,
    'answers, all 200': seen.reduce((sum, { answers }) => sum + answers, 0),
    'calls turned away by the guard against overload': seen.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
    'of two releases': seen.reduce((sum, { mixed }) => sum + mixed, 0),
    'longest answer, ms': Math.round(Math.max(...seen.map(({ longest }) => longest))),
    ready: ready.includes('"site":"ready"'),
  }
  console.log('\nPublishers killed under a running site')
  for (const [what, found] of Object.entries(row)) console.log(`${what.padEnd(50)} ${found}`)
  if (lost + parts + row['gaps in the record'] + row['of two releases'] > 0 || !row.ready) throw new Error('Something was lost or mixed.')
}
