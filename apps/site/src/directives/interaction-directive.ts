import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Adds `client:interaction`: an island is hydrated when the visitor first touches it, and that first touch counts; and `client:asked`:
 * it is hydrated when a script asks for it.
 */
export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: file('./interaction.ts') })
      addClientDirective({ name: 'asked', entrypoint: file('./asked.ts') })
    },
  },
})

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: true
    'client:asked'?: true
  }
}
