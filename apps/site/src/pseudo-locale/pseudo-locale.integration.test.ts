import { fileURLToPath } from 'node:url'
import type { AstroConfig, HookParameters } from 'astro'
import { createServer, type InlineConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { pseudoLocale } from './pseudo-locale.ts'

type Setup = HookParameters<'astro:config:setup'>

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What the integration adds to Vite's settings under a command and a value of `PSEUDO`. */
const viteSettings = (command: Setup['command'], value: string): InlineConfig => {
  vi.stubEnv('PSEUDO', value)
  let settings: InlineConfig = {}
  const updateConfig: Setup['updateConfig'] = ({ vite }) => {
    settings = vite as InlineConfig
    return {} as AstroConfig
  }
  pseudoLocale().hooks['astro:config:setup']?.({ command, updateConfig } as Setup)
  return settings
}

/** The word for search on an English and on a Spanish page, from modules that Vite has loaded. */
const searchIn = async (settings: InlineConfig): Promise<readonly string[]> => {
  const server = await createServer({
    ...settings,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { translator } = await server.ssrLoadModule(fileURLToPath(import.meta.resolve('@bank/i18n/translate.ts')))
    return [translator('en')('search'), translator('es')('search')]
  } finally {
    await server.close()
  }
}

it.each([
  ['dev', '1', ['Search', '[Ŝéárçĥ··]']],
  ['dev', '', ['Search', 'Buscar']],
  ['build', '1', ['Search', 'Buscar']],
] as const)('the command %s with PSEUDO=%s shows %j', async (command, value, expected) => {
  expect(await searchIn(viteSettings(command, value))).toEqual(expected)
})
