import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import type { AppOptions } from '../app.ts'
import { testApp } from './app.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from './data-folder.ts'

/** The app over a small site, closed with its folder when the test ends. */
export const served = async (options: Partial<AppOptions> = {}) => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    records: testRecords,
    settings: testSettings,
    files: { '/404.html': 'no', '/blog/index.html': 'blog', '/media/a.webp': 'a', '/_astro/a.js': 'a' },
  })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir, options)
  return {
    ...app,
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}
