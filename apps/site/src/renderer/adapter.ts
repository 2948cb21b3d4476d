import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Astro's adapter for rendering pages on demand: the build's result is a module that renders any page from its data, instead of the pages
 * themselves. `entry.ts` is that module.
 */
export const rendererAdapter = (): AstroIntegration => ({
  name: 'renderer',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return
      updateConfig({
        vite: {
          environments: {
            ssr: {
              // In the bundle itself, React is its production build whatever environment loads it.
              define: { 'process.env.NODE_ENV': JSON.stringify('production') },
              resolve: { noExternal: ['react', 'react-dom', 'lucide'] },
            },
          },
        },
      })
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
        supportedAstroFeatures: { staticOutput: 'stable', serverOutput: 'stable', sharpImageService: 'stable' },
      })
    },
  },
})
