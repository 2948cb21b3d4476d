import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { demoData, releaseOf, repository } from './bench-data.ts'

const execute = promisify(execFile)

/** Folders that are not in Git, and that a checkout needs: encoded pictures are there to save encoding all of them again. */
const installedIn = (root: string): readonly string[] => [
  ...globSync(['node_modules', '{apps,packages}/*/node_modules'], { cwd: root }),
  '.cache/media',
]

/** Everything of the working tree, committed or not, in another folder, with what was installed. */
const checkoutIn = async (folder: string): Promise<void> => {
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    // A file that was removed and not committed is not there.
    await cp(join(repository, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  for (const name of installedIn(repository)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    // Hard links, where the file system has them: these are many files.
    await execute('cp', ['-al', join(repository, name), join(folder, name)]).catch(() =>
      cp(join(repository, name), join(folder, name), { recursive: true, verbatimSymlinks: true }),
    )
  }
}

/** What a checkout publishes of the demo content into an empty data folder, with code that was compiled in it. */
const publishedBy = async (checkout: string, demo: string, dataDir: string): Promise<Manifest> => {
  await mkdir(dataDir)
  await cp(join(demo, 'snapshots'), join(dataDir, 'snapshots'), { recursive: true })
  await symlink(join(demo, 'media'), join(dataDir, 'media'))
  const environment = { ...process.env, DATA_DIR: dataDir }
  await execute(process.execPath, ['apps/site/src/build/build-command.ts'], {
    cwd: checkout,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  })
  const release = await releaseOf(dataDir)
  if (!release) throw new Error(`The checkout in ${checkout} published nothing.`)
  return release.manifest
}

/** Addresses and other parts in which two releases differ, by the hashes of their bytes. What names a release and its time is left out. */
const differences = (one: Manifest, other: Manifest): readonly string[] => {
  const partsOf = ({ files, id: _id, serial: _serial, publishedAt: _at, ...parts }: Manifest) =>
    new Map(Object.entries({ ...parts, ...files }))
  const [ones, others] = [partsOf(one), partsOf(other)]
  return [...new Set([...ones.keys(), ...others.keys()])].filter(
    (part) => JSON.stringify(ones.get(part)) !== JSON.stringify(others.get(part)),
  )
}

/**
 * Publishes the same content with the code of this checkout and with that of a copy in another folder, each compiled where it lies. Throws when one byte
 * of what they publish differs: a release would then depend on where it was made.
 */
export const benchCheckouts = async (): Promise<void> => {
  const demo = await demoData()
  const folder = await mkdtemp(join(tmpdir(), 'bench-checkouts-'))
  try {
    const copy = join(folder, 'a checkout in a folder with another, longer name')
    await checkoutIn(copy)
    const here = await publishedBy(repository, demo, join(folder, 'here'))
    const there = await publishedBy(copy, demo, join(folder, 'there'))
    const differing = differences(here, there)
    console.log(`\nTwo checkouts: ${Object.keys(here.files).length} files published by each, ${differing.length} parts differ`)
    if (differing.length > 0) throw new Error(`Two checkouts publish other bytes:\n${differing.map((part) => `  - ${part}`).join('\n')}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
