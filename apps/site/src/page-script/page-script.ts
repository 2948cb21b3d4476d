import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** The script that every page runs at once, as Astro names it: what starts from `client/page.ts`. */
const everyPage = /[\\/]Page\.astro\?astro&type=script/

/**
 * Vite wraps each later import into code that first preloads what comes with it, styles above all. Pages link their own
 * styles here, and what is imported later is small: the wrapping, three quarters of a kilobyte on every page, is left out.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** The lists of what to preload, which Vite would put where it left these marks. */
const withoutLists: Plugin = {
  name: 'without-preload-lists',
  apply: 'build',
  enforce: 'post',
  renderChunk: (code) => ({ code: code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''), map: null }),
}

/** Puts the scripts that every page runs at once into one file, with all that they import: one request instead of many. */
export const pageScript = (): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [plainImports, withoutLists],
          environments: {
            client: {
              build: {
                modulePreload: false,
                rolldownOptions: {
                  output: {
                    entryFileNames: ({ facadeModuleId }) => `_astro/${everyPage.test(facadeModuleId ?? '') ? 'page' : '[name]'}.[hash].js`,
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
