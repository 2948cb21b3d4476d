import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { findPreviewLink } from '@bank/content/preview/preview-links.ts'
import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { runDue } from '@bank/content/schedule/run-due.ts'
import { runCommand } from '@bank/content/store/commands/run-command.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { readAdminEnvironment } from '@bank/content/store/environment/admin-environment.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import { withPublisherLock } from '@bank/releases/store/publisher-lock.ts'
import { BusyError } from '@bank/releases/store/release-store.ts'
import pLimit from 'p-limit'
import { newSecret, removeAddress, writeAddress } from './address-file.ts'
import { describeOutcome } from './describe-outcome.ts'
import { readPublisherEnv } from './env.ts'
import { followChanges } from './follow-changes.ts'
import { draftPreview } from './preview/draft-preview.ts'
import type { Publisher } from './publisher.ts'
import { recordCheckBy } from './record-check.ts'
import { publisherServer } from './server.ts'
import { standBy } from './stand-by.ts'
import { storePublisher } from './store-publisher.ts'

const day = 24 * 3_600_000
/** Milliseconds after the last publish until what is known of the site is kept: edits that follow each other do not wait for it. */
const keepAfter = 10_000
/** Milliseconds that a start waits for another one that only looks whether the lock is free. */
const lockPatience = 1000

/** Milliseconds between two looks at what is planned. */
const lookForPlanned = 2000

const stopSignal = (): AbortSignal => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  // The process that started this one has ended, or asks it to.
  process.once('disconnect', () => controller.abort())
  return controller.signal
}

const lockOf = (dataDir: string): string => join(dataDir, 'publisher/process.lock')

/** Compares the release in force with a whole build once a day, when nobody waits for anything, and raises an alarm where they differ. */
const verifyDaily = (publisher: Publisher): NodeJS.Timeout =>
  setInterval(() => {
    publisher.verify().then(
      (differs) => {
        if (differs.length > 0) console.error(`ALARM: the site that is served differs from a whole build at ${differs.join(', ')}`)
      },
      (error: unknown) => console.error('The daily comparison failed.', error),
    )
  }, day)

/** Publishes and ends what somebody planned for a time that has come, also while this process did not run. */
const carryOutPlanned = ({ payload }: Pick<Store, 'payload'>): NodeJS.Timeout => {
  const look = pLimit(1)
  return setInterval(() => {
    if (look.pendingCount > 0) return
    look(() => runDue(payload, new Date())).catch((error: unknown) => console.error('What was planned could not be looked up.', error))
  }, lookForPlanned)
}

const [option] = process.argv.slice(2)
const signal = stopSignal()

/** Waits for the end of another publisher where that was asked for. */
const before = async ({ dataDir }: { readonly dataDir: string }): Promise<void> => {
  if (option === undefined) return
  if (option !== '--stand-by') throw new UsageError(`There is no option ${option}; there is --stand-by.`)
  await standBy(lockOf(dataDir), signal, () =>
    console.log('Another publisher follows the content store; this one takes over when that one ends.'),
  )
  if (signal.aborted) process.exit(0)
}

/*
 * The publisher: follows the content store, publishes what was approved within a second, and shows previews. One for each data folder: with
 * --stand-by a second one waits until the first has ended.
 */
const followStore = async (store: Store): Promise<void> => {
  const { dataDir } = store
  const run = async (): Promise<void> => {
    const { content, site, publisher } = await storePublisher(store, process.env)
    const secret = newSecret()
    const tag = () => changeTag(store)
    const preview = draftPreview({ content, site, tag, unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
    const { origins: adminOrigins, previewUrl } = readAdminEnvironment(process.env)
    const server = publisherServer({
      publisher,
      secret,
      preview,
      releases: site.store,
      accessSecret: store.payload.secret,
      adminOrigins,
      isSecure: previewUrl?.startsWith('https:') === true,
      previewHost: previewUrl && new URL(previewUrl).host,
      findLink: (id) => findPreviewLink(store, id, new Date()),
      now: Date.now,
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(readPublisherEnv(process.env).port, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    await writeAddress(dataDir, { port, secret })
    console.log(`The publisher follows the content store. Preview: http://127.0.0.1:${port}/en/?secret=${secret}`)
    const daily = verifyDaily(publisher)
    const planned = carryOutPlanned(store)
    const keep = () => site.keep().catch((error: unknown) => console.error('What is known of the site could not be kept.', error))
    const keeping = setTimeout(() => void keep(), keepAfter)
    const publish = async (): Promise<void> => {
      console.log(describeOutcome(await publisher.follow()).text)
      keeping.refresh()
      // Neither the first edit nor the first preview must wait for the code.
      await site.prepare()
      await preview.warmUp()
    }
    const publishAlerts = async (): Promise<void> => {
      const id = await publisher.publishAlerts()
      if (id !== undefined) console.log(`Alerts are in force as release ${id}.`)
    }
    const failed = (error: unknown): void => console.error('Publishing failed.', error)
    // Alerts are followed beside everything else: they wait for no pages that are being rendered.
    await Promise.all([followChanges(tag, publish, failed, signal), followChanges(tag, publishAlerts, failed, signal)])
    clearInterval(daily)
    clearInterval(planned)
    clearTimeout(keeping)
    await removeAddress(dataDir)
    server.close()
    server.closeAllConnections()
    await keep()
    await preview.close()
    await site.close()
  }
  await withPublisherLock(lockOf(dataDir), run, lockPatience).catch((error: unknown) => {
    if (error instanceof BusyError) throw new UsageError('Another publisher follows the store of this data folder already.')
    throw error
  })
}

/** The same as the admin's: what was planned happens with the rights and checks of there, and mails leave by the same server. */
const asInAdmin = ({ dataDir }: { readonly dataDir: string }) => {
  const admin = readAdminEnvironment(process.env)
  return { admin, mail: admin.mail, recordCheck: recordCheckBy(dataDir) }
}

await runCommand(followStore, before, asInAdmin)
