import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readSiteEnv } from '../env.ts'

const dictionary = fileURLToPath(import.meta.resolve('@bank/i18n/dictionary/pseudo.ts'))

/** With `PSEUDO=1`, `npm run dev` writes the interface of Spanish pages in accented and longer texts. It is never part of a build. */
export const pseudoLocale = (): AstroIntegration => ({
  name: 'pseudo-locale',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'dev' || !readSiteEnv(process.env).PSEUDO) return
      updateConfig({ vite: { resolve: { alias: [{ find: /^\.\/dictionary\/es\.ts$/, replacement: dictionary }] } } })
    },
  },
})
