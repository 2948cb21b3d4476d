import { fileURLToPath } from 'node:url'
import { defineConfig } from 'astro/config'
import { contentInDevelopment } from './src/development/content-in-development.ts'
import { interactionDirective } from './src/directives/interaction-directive.ts'
import { readSiteEnv } from './src/env.ts'
import { gallery } from './src/gallery/gallery.ts'
import { inlineScripts } from './src/inline-scripts/inline-scripts.ts'
import { mediaInDevelopment } from './src/media/media-in-development.ts'
import { pageScript } from './src/page-script/page-script.ts'
import { pseudoLocale } from './src/pseudo-locale/pseudo-locale.ts'
import { reactRendering } from './src/react-rendering/react-rendering.ts'
import { rendererAdapter } from './src/renderer/adapter.ts'

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const env = readSiteEnv(process.env)
const api = `http://127.0.0.1:${env.API_PORT}`

export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  outDir: root('.build/dist'),
  cacheDir: root('.cache/astro'),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Our own is a quarter of its size and starts from one listener: see client/prefetch.ts.
  prefetch: false,
  integrations: [
    reactRendering(),
    interactionDirective(),
    inlineScripts(),
    pageScript(),
    gallery(),
    pseudoLocale(env.PSEUDO !== undefined),
    contentInDevelopment(),
    mediaInDevelopment(env.DATA_DIR),
  ],
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
