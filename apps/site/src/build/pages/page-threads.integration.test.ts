import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import { pageThreads } from './page-threads.ts'

it('tells the first caller what broke in threads that were started for it', async () => {
  const folder = join(import.meta.dirname, 'nowhere')
  const threads = pageThreads({
    renderer: { entry: join(folder, 'entry.mjs'), clientDir: folder },
    options: { siteUrl: undefined, buildYear: 2026, files: [] },
    pictures: { mediaDir: folder, cacheDir: folder },
  })
  threads.start()
  // Long enough for both to have looked for the renderer; a failure that nobody listens to would end the process.
  await wait(1500)
  const content = { snapshot: fixtureSnapshot({}), bytes: Buffer.of() }
  const made = threads.make(
    content,
    ['one/index.html'],
    async (file) => ({ file }),
    () => undefined,
  )
  await expect(made).rejects.toThrow('nowhere')
  await threads.close()
})
