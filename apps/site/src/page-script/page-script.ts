import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { retryingImport, withRetriedImports } from './retried-imports.ts'

/** The script that every page runs at once, as Astro names it: what starts from `client/page.ts`. */
const everyPage = /[\\/]Page\.astro\?astro&type=script/

/**
 * Where a script lies. The first script names twenty others, and a hash does not compress: seven letters, the least that the bundler takes for
 * this many scripts, tell versions of one apart as well as the usual eight.
 */
const scriptName = (name: string): string => `_astro/${name}.[hash:7].js`

/**
 * Vite wraps each later import into code that first preloads what comes with it, styles above all. Pages link their own
 * styles here, and what is imported later is small: three quarters of a kilobyte on every page give way to a line that ends outages.
 */
const retrying: Plugin = {
  name: 'retrying-import',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => retryingImport,
  },
}

/** Calls it with addresses. The lists of what to preload, which Vite would put where it left its marks, go. */
const retried: Plugin = {
  name: 'retried-imports',
  apply: 'build',
  enforce: 'post',
  renderChunk: (code) => (code.includes('__VITE_PRELOAD__') ? { code: withRetriedImports(code), map: null } : null),
}

/** Puts the scripts that every page runs at once into one file, with all that they import: one request instead of many. */
export const pageScript = (): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [retrying, retried],
          environments: {
            client: {
              build: {
                modulePreload: false,
                rolldownOptions: {
                  output: {
                    entryFileNames: ({ facadeModuleId }) => scriptName(everyPage.test(facadeModuleId ?? '') ? 'page' : '[name]'),
                    chunkFileNames: scriptName('[name]'),
                    codeSplitting: { groups: [{ name: 'page', test: everyPage }] },
                  },
                },
              },
            },
          },
        },
      })
    },
  },
})
