import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { sha256 } from '@bank/content/files/sha256.ts'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import { publishCurrent, publishFailure } from './publish-current.ts'

it('a build refuses a snapshot whose log-in form leaves the deployment’s hosts, in words, before it renders anything', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'build-'))
  const snapshot = fixtureSnapshot({})
  const bytes = Buffer.from(
    JSON.stringify({ ...snapshot, settings: { ...snapshot.settings, loginUrl: 'https://online.bank.example/login' } }),
  )
  const hash = sha256(bytes)
  await mkdir(join(dataDir, 'snapshots'))
  await writeFile(join(dataDir, 'snapshots', `${hash}.json`), bytes)
  await writeCurrent(join(dataDir, 'snapshots'), hash)
  const failure = await publishCurrent({ DATA_DIR: dataDir, BANKING_HOSTS: testBankingHosts.join(',') }).catch(publishFailure)
  expect(failure).toMatch(
    /^The site was not published \(1 problem\):\n {2}- settings, field loginUrl, value "https:\/\/online\.bank\.example/,
  )
  expect(failure).toContain(`must begin with https://${testBankingHosts[0]}/`)
  expect(await readdir(dataDir)).toEqual(['snapshots'])
})

it('a build refuses the pseudo-locale before it reads anything', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'build-'))
  await expect(publishCurrent({ DATA_DIR: dataDir, PSEUDO: '1' })).rejects.toThrow('PSEUDO=1 is for npm run dev only')
  expect(await readdir(dataDir)).toEqual([])
})
