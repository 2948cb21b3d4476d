import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const dictionary = fileURLToPath(import.meta.resolve('@bank/i18n/dictionary/pseudo.ts'))

/** While developing, and when it is wanted, writes the interface of Spanish pages in accented and longer texts. It is never part of a build. */
export const pseudoLocale = (isWanted: boolean): AstroIntegration => ({
  name: 'pseudo-locale',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'dev' || !isWanted) return
      updateConfig({ vite: { resolve: { alias: [{ find: /^\.\/dictionary\/es\.ts$/, replacement: dictionary }] } } })
    },
  },
})
