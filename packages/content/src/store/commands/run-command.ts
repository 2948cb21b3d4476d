import { z } from 'zod'
import { ContentError } from '../../records/problem.ts'
import { readStoreEnvironment, type StoreEnvironment } from '../environment/env.ts'
import { repositoryRoot } from '../environment/repository-root.ts'
import { openStore, type Store, type StoreSettings } from '../open-store.ts'
import { UsageError } from './usage-error.ts'

const wordsOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n')
  if (error instanceof ContentError || error instanceof UsageError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Runs a command on the store that the environment names, then ends the process: the store's connections would keep it alive. `before` may wait for
 * something while the store is not open yet; `options` are what the store knows besides.
 */
export const runCommand = async (
  run: (store: Store) => Promise<void>,
  before: (settings: StoreEnvironment) => Promise<void> = async () => {},
  options: (settings: StoreEnvironment) => StoreSettings = () => ({}),
): Promise<never> => {
  try {
    const settings = readStoreEnvironment(process.env, repositoryRoot)
    await before(settings)
    const store = await openStore(settings, options(settings))
    await run(store)
    await store.close()
  } catch (error) {
    console.error(wordsOf(error))
    process.exit(1)
  }
  process.exit(0)
}
