import type { AstroIntegration } from 'astro'
import { build, type Plugin, type Rolldown } from 'vite'

const suffix = '?inline-script'

/** Bundles one file with everything it imports into a script that can stand in HTML, as small as can be; `files` went into it. */
export const compileInlineScript = async (file: string): Promise<{ readonly text: string; readonly files: readonly string[] }> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, lib: { entry: file, formats: ['iife'], name: 'inlineScript' } },
  })
  const chunks = [result].flat().flatMap((made): Rolldown.RolldownOutput['output'][number][] => ('output' in made ? made.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${file} compiles to ${chunks.length} files; an inline script is one`)
  const text = chunk.code.trim()
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} compiles to text that would end its script element, or hide the end`)
  return { text, files: chunk.moduleIds }
}

const plugin: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { text, files } = await compileInlineScript(id.slice(0, -suffix.length))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
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
