import { fileURLToPath } from 'node:url'
import type { AstroConfig, HookParameters } from 'astro'
import { createServer, type InlineConfig } from 'vite'
import { expect, it } from 'vitest'
import { pseudoLocale } from './pseudo-locale.ts'

type Setup = HookParameters<'astro:config:setup'>

/** What the integration adds to Vite's settings under a command. */
const viteSettings = (command: Setup['command'], isWanted: boolean): InlineConfig => {
  let settings: InlineConfig = {}
  const updateConfig: Setup['updateConfig'] = ({ vite }) => {
    settings = vite as InlineConfig
    return {} as AstroConfig
  }
  pseudoLocale(isWanted).hooks['astro:config:setup']?.({ command, updateConfig } as Setup)
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
  ['dev', true, ['Search', '[Ŝéárçĥ··]']],
  ['dev', false, ['Search', 'Buscar']],
  ['build', true, ['Search', 'Buscar']],
] as const)('the command %s, the pseudo-locale wanted: %s, shows %j', async (command, isWanted, expected) => {
  expect(await searchIn(viteSettings(command, isWanted))).toEqual(expected)
})
