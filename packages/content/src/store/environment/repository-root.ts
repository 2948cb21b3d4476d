import { fileURLToPath } from 'node:url'

/** Root of the repository. Only for programs that run from their source: a bundled one would look from somewhere else. */
export const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url))
