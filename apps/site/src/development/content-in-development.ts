import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** While developing, pages read the newest snapshot at each request; a build is handed their data. */
export const contentInDevelopment = (): AstroIntegration => ({
  name: 'content-in-development',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      if (command === 'dev') addMiddleware({ order: 'pre', entrypoint: fileURLToPath(new URL('content-middleware.ts', import.meta.url)) })
    },
  },
})
