import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** While developing, `/gallery/` shows every example of every block. It is never part of the published site. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({
        pattern: '/gallery/[language]',
        entrypoint: fileURLToPath(new URL('./Gallery.astro', import.meta.url)),
        prerender: true,
      })
    },
  },
})
