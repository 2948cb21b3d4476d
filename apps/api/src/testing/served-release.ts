import { testApp } from './app.ts'
import { makeCurrent, type ReleaseFixture, temporaryDataFolder, writeRelease } from './data-folder.ts'

/** The app over one release in a data folder of its own; both are gone when the test ends. */
export const servedRelease = async (release: ReleaseFixture) => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', release)
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir)
  return {
    get: (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => app.server.inject({ url, headers, method }),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}
