import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** What a compiled renderer does: assembles the pages of a snapshot, and renders each to HTML. */
export type RendererModule = typeof import('./entry.ts')

/** A compiled renderer: the folder of its module and of the files that its pages name. */
export type CompiledRenderer = { readonly entry: string; readonly clientDir: string }

const compileCommand = fileURLToPath(new URL('./compile-command.ts', import.meta.url))

/** This one and the one before: going back to the code of yesterday takes no time. */
const kept = 2
/** Milliseconds for which another process may still load parts of one. */
const usedFor = 24 * 3_600_000

const removeOldRenderers = async (folder: string, now: number): Promise<void> => {
  const names = await readdir(folder)
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const old = dated
    .sort((a, b) => b.at - a.at)
    .slice(kept)
    .filter(({ at }) => now - at > usedFor)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}

/**
 * The renderer of the code that `fingerprint` names, compiled when there is none yet, in a process of its own. It must lie in the repository,
 * whose packages it imports. Rejects with what the compiler printed.
 */
export const compiledRenderer = async (folder: string, fingerprint: string, log: (line: string) => void): Promise<CompiledRenderer> => {
  const target = join(folder, fingerprint)
  if (!existsSync(target)) {
    log('  compiling the site’s code, once for this version of it')
    const unfinished = join(folder, `.compiling-${process.pid}`)
    await mkdir(folder, { recursive: true })
    await rm(unfinished, { recursive: true, force: true })
    await promisify(execFile)(process.execPath, [compileCommand, unfinished], { maxBuffer: 64 * 1024 * 1024 })
    await rename(unfinished, target).catch(async (error: unknown) => {
      // Another process has compiled the same code meanwhile.
      if (!existsSync(target)) throw error
      await rm(unfinished, { recursive: true, force: true })
    })
  }
  const renderer = { entry: join(target, 'server/entry.mjs'), clientDir: join(target, 'client') }
  await keepRenderer(renderer)
  await removeOldRenderers(folder, Date.now())
  return renderer
}

/** Says that a renderer is in use: those of which nobody says so for a day are removed when another one is compiled. */
export const keepRenderer = ({ clientDir }: CompiledRenderer): Promise<void> => utimes(dirname(clientDir), new Date(), new Date())

/** Loads the module of a compiled renderer into this thread. */
export const loadRenderer = ({ entry }: CompiledRenderer): Promise<RendererModule> => import(pathToFileURL(entry).href)
