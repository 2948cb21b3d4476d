import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/folder.ts'
import { readStoreEnvironment, storeSecret } from './env.ts'

describe('readStoreEnvironment', () => {
  it('keeps everything in the data folder of the repository by default', () => {
    expect(readStoreEnvironment({}, '/bank')).toMatchObject({
      dataDir: '/bank/data',
      databaseUrl: 'file:/bank/data/store.db',
      secret: undefined,
    })
  })

  it('takes relative paths from the repository, wherever a command runs', () => {
    expect(readStoreEnvironment({ DATA_DIR: 'elsewhere', DATABASE_URL: 'file:db/store.db' }, '/bank')).toMatchObject({
      dataDir: '/bank/elsewhere',
      databaseUrl: 'file:/bank/db/store.db',
    })
  })

  it('takes the hosts of log-ins and applications, and has the demo’s without them', () => {
    expect(readStoreEnvironment({ BANKING_HOSTS: 'a.bank.example,b.bank.example' }, '/bank').bankingHosts).toEqual([
      'a.bank.example',
      'b.bank.example',
    ])
    expect(readStoreEnvironment({ BANKING_HOSTS: '' }, '/bank').bankingHosts).toContain('apply.gulfpines.example')
  })

  it('names every wrong variable and what to write', () => {
    const read = () =>
      readStoreEnvironment({ DATABASE_URL: 'mysql://bank', PAYLOAD_SECRET: 'short', BANKING_HOSTS: 'https://a.example' }, '/bank')
    expect(read).toThrow('DATABASE_URL must be file:<path> for SQLite or postgres://user:password@host/database for PostgreSQL')
    expect(read).toThrow('PAYLOAD_SECRET must have at least 32 characters')
    expect(read).toThrow('BANKING_HOSTS must list hosts')
  })
})

describe('storeSecret', () => {
  it('makes a secret once, readable by its owner only', async () => {
    const environment = { dataDir: await temporaryFolder(), databaseUrl: 'file:unused', secret: undefined }
    const secrets = await Promise.all(Array.from({ length: 12 }, () => storeSecret(environment)))
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(secrets).size).toBe(1)
    expect(await readdir(environment.dataDir)).toEqual(['payload-secret'])
    expect((await stat(join(environment.dataDir, 'payload-secret'))).mode & 0o777).toBe(0o600)
  })
})
