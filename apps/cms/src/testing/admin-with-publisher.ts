import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { adminApi } from '@bank/content/testing/admin-api.ts'
import { newSecret, writeAddress } from '@bank/publisher/address-file.ts'
import { draftPreview } from '@bank/publisher/preview/draft-preview.ts'
import { recordCheckBy } from '@bank/publisher/record-check.ts'
import { publisherServer } from '@bank/publisher/server.ts'
import { storePublisher } from '@bank/publisher/store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '@bank/publisher/testing/small-store.ts'
import { onTestFinished } from 'vitest'
import { publisherEndpoints } from '../publisher/publisher-endpoints.ts'

/** An admin with a publisher beside it, for one test: the small store of the publisher's tests, and the calls of both. */
export const adminWithPublisher = async () => {
  const dataDir = await smallDataFolder()
  const endpoints = publisherEndpoints({ dataDir, previewUrl: undefined, siteUrl: 'https://www.bank.example' })
  const store = await openSmallStore(dataDir, { endpoints, recordCheck: recordCheckBy(dataDir) })
  const { content, site, publisher } = await storePublisher(store, environmentOf(dataDir))
  const secret = newSecret()
  const server = publisherServer({
    publisher,
    secret,
    preview: draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) }),
    releases: site.store,
    accessSecret: secret,
    adminOrigins: [],
    isSecure: false,
    findLink: async () => undefined,
    now: Date.now,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await writeAddress(dataDir, { port: (server.address() as AddressInfo).port, secret })
  const stopPublisher = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(async () => {
    stopPublisher()
    await site.close()
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { content, site, publisher, store, stopPublisher, ...(await adminApi(store)) }
}
