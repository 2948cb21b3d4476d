import { join, relative } from 'node:path'
import { readApiEnv } from '@bank/api/env.ts'
import { publisherBeside } from '@bank/publisher/publisher-beside.ts'
import { readPointer, unlessDamaged } from '@bank/releases/read/read-release.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { commands, failQuietly, run, step, tell, withCompileCache } from './run.ts'

const prepare = async (): Promise<void> => {
  await step('Content store: migrate, import the demo content, export the snapshot', () => run(commands.prepareStore))
  await step('Site: build what changed', () => run(commands.buildSite))
}

/**
 * From a fresh clone to the served site: store, demo content, snapshot, build, server and publisher. A later start serves what is published at once, and
 * what changed as soon as it is built.
 */
try {
  // Read before anything is done: a wrong setting of the server is told at once, and not after minutes.
  const { PORT, DATA_DIR, SMTP_URL } = readApiEnv(process.env)
  const dataDir = relative('', DATA_DIR)
  const isPublished = (await unlessDamaged(readPointer(folderStore(join(DATA_DIR, 'releases'))))) !== undefined
  if (!isPublished) await prepare()
  const ready = Promise.withResolvers<void>()
  const server = run(commands.serve, [], process.env, ready.resolve)
  // The release in force stays when something is wrong with the content or its store; a server that can't start ends all. It comes first: visitors wait.
  if (isPublished) await Promise.race([ready.promise.then(prepare).catch(tell), server])
  console.log(`
The site is at  http://localhost:${PORT}/   (Spanish: /es/)
  store, media, snapshots and releases   ${dataDir}/
  mails of the forms                     ${SMTP_URL ? 'sent by SMTP_URL' : `${dataDir}/mail/`}
  edit content                           npm run cms   (what is approved is published at once, by the publisher beside this site)
`)
  const publisher = publisherBeside(withCompileCache(process.env))
  await server.finally(publisher.stop)
} catch (error) {
  failQuietly(error)
}
