import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds `client:interaction`: an island is hydrated when the visitor first touches it, and that first touch counts. */
export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: fileURLToPath(new URL('./interaction.ts', import.meta.url)) })
    },
  },
})

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: true
  }
}
