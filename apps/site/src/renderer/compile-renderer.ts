import { build } from 'astro'

/**
 * Compiles the site's code into a renderer below `folder`: `server/entry.mjs`, which renders any page from its data, and `client/`, the
 * scripts, styles, fonts and drawings that pages name. It knows no content. Once for each process: Astro keeps what it has compiled.
 */
export const compileRenderer = async (root: string, folder: string): Promise<void> => {
  await build({ root, outDir: folder, logLevel: 'warn', mode: 'production' })
}
