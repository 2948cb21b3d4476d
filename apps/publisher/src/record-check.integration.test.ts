import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newSecret, writeAddress } from './address-file.ts'
import { recordCheckBy } from './record-check.ts'
import { publisherServer } from './server.ts'

const secret = newSecret()

/** The check of a data folder whose publisher finds nothing, and what that was asked for. */
const office = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'record-check-'))
  const [findings, leaving] = [vi.fn(async () => ({ toMend: [], toLookAt: [] })), vi.fn(async () => ({ toMend: [], toLookAt: [] }))]
  const server = publisherServer({
    publisher: {} as never,
    preview: { findings, leaving } as never,
    releases: {} as never,
    secret,
    accessSecret: 'kept',
    adminOrigins: [],
    isSecure: false,
    findLink: async () => undefined,
    now: Date.now,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await writeAddress(dataDir, { port: (server.address() as AddressInfo).port, secret })
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await rm(dataDir, { recursive: true })
  })
  return { findings, leaving, check: recordCheckBy(dataDir) }
}

const record = { slug: 'blocks', id: 'fees' }

it('looks at all pages that a record changes before it is published or leaves the site', async () => {
  const { findings, leaving, check } = await office()
  expect(await check(record, 'publish', AbortSignal.timeout(5000), [])).toEqual([])
  expect(findings.mock.calls).toEqual([[record, { drafts: record, unsaved: undefined }, true, false]])
  expect(await check(record, 'leave', AbortSignal.timeout(5000), [])).toEqual([])
  expect(leaving.mock.calls).toEqual([[record, true]])
})
