import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository, timed } from './bench-data.ts'
import { compileFirst, withGeneratedSite } from './builds.ts'
import { writeHugoSite } from './generators/hugo-site.ts'
import { writeNextSite } from './generators/next-site.ts'
import { type PageTexts, pageTexts } from './generators/page-texts.ts'

const execute = promisify(execFile)

type Generator = {
  readonly name: string
  readonly write: (folder: string, pages: readonly PageTexts[]) => Promise<void>
  readonly command: readonly [program: string, ...args: string[]]
  /** Where its pages lie, below the site's folder. */
  readonly output: string
}

const generators: readonly Generator[] = [
  { name: 'Hugo', write: writeHugoSite, command: ['hugo', '--quiet'], output: 'public' },
  {
    name: 'Next.js, exported',
    write: writeNextSite,
    command: [process.execPath, join(repository, 'node_modules/next/dist/bin/next'), 'build'],
    output: 'out',
  },
]

const countPages = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).length

/** Seconds from the content to all pages. Fails unless as many pages are there. */
const timeOf = async ({ name, write, command: [program, ...args], output }: Generator, pages: readonly PageTexts[]): Promise<number> => {
  // Below the repository, where Next.js finds itself.
  await mkdir(join(repository, '.build'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.build/bench-'))
  try {
    await write(folder, pages)
    const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const
    const milliseconds = await timed(() => execute(program, args, { cwd: folder, env: environment, maxBuffer: 1 << 28 }))
    const made = await countPages(join(folder, output))
    if (made < pages.length) throw new Error(`${name} made ${made} pages of ${pages.length}.`)
    return milliseconds / 1000
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A cold build of ours beside other generators that have the same texts, but neither our header, blocks, pictures, checks nor compression. Hugo must
 * be installed; Next.js is the one that the admin runs on.
 */
export const benchGenerators = async (sizes: readonly number[]): Promise<void> => {
  const rows: Record<string, string | number>[] = []
  await compileFirst()
  for (const size of sizes)
    await withGeneratedSite(size, async ({ dataDir, build }) => {
      const { seconds: ours } = await build(1)
      const pages = await pageTexts(dataDir)
      const row = (generator: string, seconds: number) => ({
        generator,
        pages: pages.length,
        seconds: seconds.toFixed(1),
        'pages a second': (pages.length / seconds).toFixed(0),
        'time, ours = 1': (seconds / ours).toFixed(2),
      })
      rows.push(row('ours', ours))
      for (const generator of generators) rows.push(row(generator.name, await timeOf(generator, pages)))
    })
  console.log('\nBeside other generators')
  console.table(rows)
}
