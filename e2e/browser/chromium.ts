import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const repository = fileURLToPath(new URL('../../', import.meta.url))

export type Browser = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> }

const packageFolder = (): string => {
  // The package exports its entry alone, which lies in its `build` folder.
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return resolve(dirname(entry), '..')
}

/** The package unpacks into the temporary folder and takes whatever lies there: the folder is chosen for it, and put back after. */
const unpackedInto = async (folder: string, unpack: () => Promise<unknown>): Promise<void> => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await unpack()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

const lacksLibraries = (executable: string): boolean => {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

/** The site's own fonts, and the one that comes with the browser for text that is rendered before they have loaded. */
const fontsConfiguration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(repository, 'packages/ui/src/styles/fonts')}</dir>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fontconfig/cache')}</cachedir>
</fontconfig>
`

/**
 * The browser that came with the packages, unpacked once for each version below `.cache/`. It sees the site's own fonts and one
 * that it brings itself, so that pages are laid out alike on every machine, and brings the system libraries where they are missing.
 */
export const prepareChromium = async (): Promise<Browser> => {
  const folder = packageFolder()
  const { version }: { version: string } = createRequire(import.meta.url)(join(folder, 'package.json'))
  const home = join(repository, '.cache/chromium', version)
  const executablePath = join(home, 'chromium')
  if (!existsSync(home)) {
    const staging = `${home}.${process.pid}`
    await mkdir(staging, { recursive: true })
    await unpackedInto(staging, async () => {
      await chromium.executablePath()
      if (lacksLibraries(join(staging, 'chromium'))) await inflate(join(folder, 'bin/al2023.tar.br'))
    })
    await mkdir(join(staging, 'fontconfig'))
    await writeFile(join(staging, 'fontconfig/fonts.conf'), fontsConfiguration(home))
    // Whoever comes second finds the folder there, and throws its own away.
    await rename(staging, home).catch(() => rm(staging, { recursive: true, force: true }))
  }
  const libraries = join(home, 'al2023/lib')
  return {
    executablePath,
    env: { FONTCONFIG_PATH: join(home, 'fontconfig'), ...(existsSync(libraries) && { LD_LIBRARY_PATH: libraries }) },
  }
}
