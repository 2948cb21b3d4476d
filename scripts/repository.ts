import { fileURLToPath } from 'node:url'

/** Root of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL('..', import.meta.url))
