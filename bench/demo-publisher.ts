import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { readStoreEnvironment } from '@bank/content/store/environment/env.ts'
import { openStore, type Store } from '@bank/content/store/open-store.ts'
import { demoData, repository } from './bench-data.ts'

/** A copy of the demo site with its store open, for a program that changes content. Pictures are the demo's own. */
export const demoCopy = async (): Promise<{ readonly dataDir: string; readonly store: Store } & AsyncDisposable> => {
  const demo = await demoData()
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-demo-'))
  const pictures = join(demo, 'media')
  await cp(demo, dataDir, { recursive: true, filter: (from) => from !== pictures })
  await symlink(pictures, join(dataDir, 'media'))
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const store = await openStore(readStoreEnvironment(environment, repository), { logLevel: 'silent' })
  return {
    dataDir,
    store,
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const ended = ' is in force (?:after|and) '

/** The publisher of a data folder, in a process of its own. */
export const startPublisher = (dataDir: string) => {
  const publisher = startedProcess('../../publisher/src/publisher-command.ts', { DATA_DIR: dataDir, DATABASE_URL: '', PUBLISHER_PORT: '0' })
  return {
    /** How many publishes have ended. */
    count: () => (publisher.log().match(new RegExp(ended, 'g')) ?? []).length,
    published: (count: number) => publisher.waitFor(new RegExp(`(?:(?:${ended})[^]*?){${count}}`)),
    [Symbol.dispose]: publisher[Symbol.dispose],
  }
}
