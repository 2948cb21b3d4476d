import { existsSync, globSync, readFileSync } from 'node:fs'
import { readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** What CommonJS modules find in their scope. */
const commonJs = `import { createRequire as requireFrom } from 'node:module'
const [require, __dirname, __filename] = [requireFrom(import.meta.url), import.meta.dirname, import.meta.filename]`

/** What the built admin loads of payload: '' for the package itself, else what follows its name. */
const entriesOf = (server: string, alias: string): readonly string[] => {
  const named = new RegExp(`"${alias}/?([^"]*)"`, 'g')
  const sources = globSync('chunks/**/*.js', { cwd: server }).map((file) => readFileSync(join(server, file), 'utf8'))
  return [...new Set(sources.flatMap((source) => [...source.matchAll(named)].map(([, entry = '']) => entry)))]
}

/**
 * Bundles payload for the built admin below `app`, which loads it from its own files: a start reads a few instead of a thousand.
 * Next links each such package below `.next/node_modules`; the bundle takes the place of that link, so that it is still loaded once for pages and API.
 * Throws when the build has no such link.
 */
export const bundlePayload = async (app: string): Promise<void> => {
  const links = join(app, '.next/node_modules')
  const alias = (await readdir(links)).find((name) => /^payload-[\da-f]+$/.test(name))
  if (!alias) throw new Error(`${links} has no link to payload`)
  const [link, bundle] = [join(links, alias), join(links, 'bundle')]
  await rm(bundle, { recursive: true, force: true })
  await build({
    entryPoints: Object.fromEntries(
      entriesOf(join(app, '.next/server'), alias).map((entry) => [entry || 'index', entry ? `payload/${entry}` : 'payload']),
    ),
    absWorkingDir: app,
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    // Payload tells its errors apart by the names of their classes.
    keepNames: true,
    // These load files of theirs by path.
    external: ['pino', 'pino-pretty', 'prettier'],
    banner: { js: commonJs },
    logLevel: 'error',
  })
  const exported = { type: 'module', exports: { '.': './index.mjs', './*': './*.mjs' } }
  await writeFile(join(bundle, 'package.json'), JSON.stringify(exported))
  const own = join(await realpath(link), 'node_modules')
  if (existsSync(own)) await symlink(own, join(bundle, 'node_modules'))
  await rm(link)
  await rename(bundle, link)
}
