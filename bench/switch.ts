import { setTimeout as wait } from 'node:timers/promises'
import { storeOf, temporaryDataFolder } from '@bank/api/testing/data-folder.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { switchTo } from '@bank/releases/publish/switch-pointer.ts'
import { type Edition, editionIn, generatedEdit, generatedRelease, type Kind } from './generated-release.ts'
import { type Ask, shown, startApi, TurnedAwayError, visitor } from './visitor.ts'

/** Milliseconds between two requests of a visitor: more of them would take the processor from what is measured. */
const askEvery = 4

/** Asks again and again until an answer holds an edition; resolves to the time of that answer and the longest that any answer took. */
const untilSeen = async (ask: Ask, path: string, edition: number): Promise<{ readonly at: number; readonly longest: number }> => {
  let longest = 0
  for (;;) {
    const started = performance.now()
    const text = await ask(path).catch((error: unknown) => {
      if (error instanceof TurnedAwayError) return ''
      throw error
    })
    const at = performance.now()
    longest = Math.max(longest, at - started)
    if (editionIn(text) === edition) return { at, longest }
    await wait(askEvery)
  }
}

/** What an edit of each kind raises, and where it is seen. */
const kinds: Readonly<Record<Kind, { readonly raises: readonly (keyof Edition)[]; readonly seen: readonly (keyof typeof shown)[] }>> = {
  alert: { raises: ['alert'], seen: ['alert'] },
  page: { raises: ['page'], seen: ['page'] },
  edit: { raises: ['page', 'alert'], seen: ['page', 'alert', 'found'] },
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

type Row = {
  readonly encode: number
  readonly publish: number
  readonly seen: number
  readonly longest: number
  readonly stall: number
  readonly cpu: number
  readonly publishCpu: number
}

const tableRow = (pages: number, what: string, rows: readonly Row[]) => {
  const of = (name: keyof Row): string => {
    const values = rows.map((row) => row[name])
    return `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 1).toFixed(0)}`
  }
  return {
    pages,
    what,
    'entries made, ms': of('encode'),
    'published, ms': of('publish'),
    'seen, ms': of('seen'),
    'publisher, cpu ms': of('publishCpu'),
    'API, cpu ms': of('cpu'),
    'longest answer, ms': of('longest'),
    'event loop, ms': of('stall'),
  }
}

const cpuOf = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const benchSize = async (pages: number, runs: number) => {
  await using folder = await temporaryDataFolder()
  const store = storeOf(folder.dataDir)
  const edition = { page: 1, alert: 1 }
  const draft = await generatedRelease(pages, edition)
  await publish(store, () => draft, { now: new Date(), trustsLast: false })
  using api = await startApi(folder.dataDir)

  const measured = async (seen: readonly (keyof typeof shown)[], work: () => Promise<{ readonly encode: number }>): Promise<Row> => {
    const visitors = seen.map((what) => ({
      ask: visitor(api.address),
      path: shown[what],
      edition: edition[what === 'alert' ? what : 'page'],
    }))
    await api.stall()
    const [started, cpu] = [performance.now(), process.cpuUsage()]
    const watching = Promise.all(visitors.map((one) => untilSeen(one.ask, one.path, one.edition)))
    watching.catch(() => undefined)
    const { encode } = await work()
    const [published, publishCpu] = [performance.now() - started - encode, cpuOf(cpu)]
    const answers = await watching
    const { ms, cpu: apiCpu } = await api.stall()
    return {
      encode,
      publish: published,
      seen: Math.max(...answers.map(({ at }) => at)) - started,
      longest: Math.max(...answers.map(({ longest }) => longest)),
      stall: ms,
      cpu: apiCpu,
      publishCpu,
    }
  }

  const edit = (kind: Kind) => async () => {
    let encode = 0
    const compose: Parameters<typeof publish>[1] = async (last) => {
      const started = performance.now()
      const made = await generatedEdit(kind, pages, edition, last)
      encode = performance.now() - started
      return made
    }
    await publish(store, compose, { now: new Date(), trustsLast: true })
    return { encode }
  }

  const table: ReturnType<typeof tableRow>[] = []
  for (const kind of ['alert', 'page', 'edit'] as const) {
    const rows: Row[] = []
    for (let run = 0; run <= runs; run += 1) {
      for (const part of kinds[kind].raises) edition[part] += 1
      const row = await measured(kinds[kind].seen, edit(kind))
      // The first one warms up.
      if (run > 0) rows.push(row)
    }
    table.push(tableRow(pages, kind, rows))
  }
  edition.page -= 1
  edition.alert -= 1
  const back = await measured(['page', 'alert', 'found'], async () => {
    await switchTo(store, (await readHistory(store)).at(-2)?.id ?? '', new Date())
    return { encode: 0 }
  })
  table.push(tableRow(pages, 'switch back', [back]))
  return table
}

/**
 * From a change to the new byte: publishing a changed alert, a changed page, and both with all content and search texts, and a switch back, with
 * a store as large as a site's and the API in a process of its own, for each number of pages. Median and longest of several runs. Loopback only.
 */
export const benchSwitch = async (sizes: readonly number[], runs: number): Promise<void> => {
  for (const pages of sizes) {
    const table = await benchSize(pages, runs)
    console.log(`\nFrom a change to the new byte, ${pages} pages, ${runs} runs each, median / longest`)
    console.table(table)
  }
}
