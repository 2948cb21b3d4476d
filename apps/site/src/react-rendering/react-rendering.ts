import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/**
 * React in Astro, as `@astrojs/react` sets it up, but rendered on the server by our own renderer: the integration's streams are
 * made for pages that wait for data, and cost a third of the time that rendering all pages takes.
 */
export const reactRendering = (): AstroIntegration => {
  const integration = react()
  const setup = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: fileURLToPath(new URL('server-renderer.ts', import.meta.url)) }),
        }),
    },
  }
}
