import { fileURLToPath } from 'node:url'
import { defineConfig } from 'astro/config'
import { interactionDirective } from './src/directives/interaction-directive.ts'
import { readSiteEnv } from './src/env.ts'
import { gallery } from './src/gallery/gallery.ts'
import { inlineScripts } from './src/inline-scripts/inline-scripts.ts'
import { mediaInDevelopment } from './src/media/media-in-development.ts'
import { pageScript } from './src/page-script/page-script.ts'
import { pseudoLocale } from './src/pseudo-locale/pseudo-locale.ts'
import { reactRendering } from './src/react-rendering/react-rendering.ts'

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const env = readSiteEnv(process.env)
const api = `http://127.0.0.1:${env.API_PORT}`

export default defineConfig({
  // The build always works in the same folder and cache: incremental builds depend on it. Publishing moves the result away.
  outDir: root('.build/dist'),
  cacheDir: root('.cache/astro'),
  trailingSlash: 'always',
  // Several pages are rendered at the same time, so that none waits for the one before to be written.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 8 },
  // Our own is a quarter of its size and starts from one listener: see client/prefetch.ts.
  prefetch: false,
  integrations: [
    reactRendering(),
    interactionDirective(),
    inlineScripts(),
    pageScript(),
    gallery(),
    pseudoLocale(env.PSEUDO !== undefined),
    mediaInDevelopment(env.DATA_DIR),
  ],
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: env.PORT },
  vite: {
    build: { assetsInlineLimit: 0 },
    server: {
      proxy: {
        // The API must see the host that the page was asked from: it takes messages from its own pages only.
        '/api': { target: api, changeOrigin: false },
        '/menu.txt': api,
      },
    },
  },
})
