import type { AstroIntegration } from 'astro'
import { build, type Plugin, type Rolldown } from 'vite'

const suffix = '?inline-script'

/** Bundles one file with everything it imports, as small as can be. */
const compile = async (file: string): Promise<Rolldown.OutputChunk> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, lib: { entry: file, formats: ['iife'], name: 'inlineScript' } },
  })
  const chunk = [result].flat().flatMap((made) => ('output' in made ? made.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${file} compiles to no script`)
  return chunk
}

const plugin: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, moduleIds } = await compile(id.slice(0, -suffix.length))
      for (const file of moduleIds) this.addWatchFile(file)
      // Nothing in a script element may look like the end of it.
      return `export default ${JSON.stringify(code.trim().replaceAll('</', '<\\/'))}`
    },
  },
}

/**
 * `import text from './some.ts?inline-script'` gives a script as text, for scripts that must run before the first paint and so
 * stand in the page itself.
 */
export const inlineScripts = (): AstroIntegration => ({
  name: 'inline-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [plugin] } })
    },
  },
})
