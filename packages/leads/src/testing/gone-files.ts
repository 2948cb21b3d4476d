import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Leads } from '../leads.ts'
import { accept, acceptThree, removeFiles } from './accepted.ts'
import { formerReferences, leaveFormerFile } from './former-leads.ts'
import { someLead } from './lead.ts'
import { testLeadsFile } from './leads-file.ts'
import { referencesAt } from './references.ts'

/** Sends a lead again as long as it is refused because another process is at the same rescue. */
const sendUntilAccepted = async (leads: Leads, idempotencyKey: string): Promise<string> => {
  try {
    const outcome = await leads.accept(someLead({ idempotencyKey }))
    if ('reference' in outcome) return outcome.reference
    throw new Error(outcome.kind)
  } catch (error) {
    expect(error).toMatchObject({ code: 'LEADS_FILE_GONE' })
    return sendUntilAccepted(leads, idempotencyKey)
  }
}

/** A whole copy, as a backup makes it. */
const backUp = (file: string, copy: string): void => {
  const database = new DatabaseSync(file)
  database.prepare('vacuum into ?').run(copy)
  database.close()
}

const mishaps: readonly [string, (file: string) => void][] = [
  ['is removed', (file) => removeFiles(file)],
  ['is removed with its log and index', (file) => removeFiles(file, `${file}-wal`, `${file}-shm`)],
  ['loses its log', (file) => removeFiles(`${file}-wal`)],
  ['loses its index', (file) => removeFiles(`${file}-shm`)],
  ['loses its log and index', (file) => removeFiles(`${file}-wal`, `${file}-shm`)],
  ['is renamed', (file) => renameSync(file, `${file}.old`)],
  ['is removed with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  [
    'is replaced by an empty one',
    (file) => {
      removeFiles(file)
      writeFileSync(file, '')
    },
  ],
  [
    'is replaced by a copy',
    (file) => {
      backUp(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
  ],
  [
    'is replaced by a copy without its log',
    (file) => {
      copyFileSync(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
  ],
]

/** Tests of files that were removed or replaced, for a database that opens them in a thread of its own, or in the thread of the test. */
export const onGoneFiles = (title: string, opener: 'open' | 'openHere'): void => {
  describe(title, () => {
    it.each(mishaps)('[D-FORM-5] that %s loses no lead, and no lead is accepted that is not at its path', async (_name, happen) => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      happen(file)
      const after = await acceptThree(leads, file)
      expect(referencesAt(file).toSorted()).toEqual([...before, ...after].toSorted())
      expect((await leads.claim({ now: 2000, lease: 1, most: 100 })).map(({ reference }) => reference).toSorted()).toEqual(
        [...before, ...after].toSorted(),
      )
      expect(logged.filter((message) => /is being rescued/.test(message))).toHaveLength(1)
      expect(readdirSync(dirname(file)).filter((name) => /rescued|unfinished/.test(name))).toEqual([])
      const database = new DatabaseSync(file)
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      database.close()
    })

    it('[D-FORM-5] that is replaced by another database keeps the leads of both', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const other = await testLeadsFile()
      const theirs = await other.open()
      // Of another time: within one millisecond the references of two databases may be the same.
      for (const lead of Array.from({ length: 50 }, () => someLead({ now: Date.UTC(2026, 1) }))) await theirs.accept(lead)
      await theirs.close()
      const leads = await open()
      const before = await acceptThree(leads, file)
      const expected = [...referencesAt(other.file), ...before]
      renameSync(other.file, file)
      const after = await accept(leads, file)
      expect(referencesAt(file).toSorted()).toEqual([...expected, after].toSorted())
    })

    it('[D-FORM-5] shared by two processes is rescued once', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const [first, second] = [await open(), await open()]
      const before = [await accept(first, file), await accept(second, file)]
      removeFiles(file)
      const after = await Promise.all([first, second, first, second].map((leads, each) => sendUntilAccepted(leads, `key-${each}`)))
      expect(referencesAt(file).toSorted()).toEqual([...before, ...after].toSorted())
      expect(readdirSync(dirname(file)).filter((name) => /rescued|unfinished/.test(name))).toEqual([])
    })

    it('[D-FORM-5] that is removed is rescued when it is closed', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      removeFiles(file)
      await leads.close()
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(referencesAt(file).toSorted()).toEqual(before.toSorted())
    })

    it('that is removed, or replaced by an older copy, keeps what was searched for in vain, once', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const count = (name: string) => leads.countTallies(0, 'search', [{ name, detail: 'en', count: 1 }])
      const counted = () => leads.tallies(0, 'search', { days: 1, most: 10 })
      await count('zelle')
      backUp(file, `${file}.copy`)
      await count('zelle')
      renameSync(`${file}.copy`, file)
      await count('boat loan')
      removeFiles(file)
      await count('zelle')
      expect(await counted()).toEqual([
        { name: 'zelle', detail: 'en', count: 3 },
        { name: 'boat loan', detail: 'en', count: 1 },
      ])
    })

    it.each([
      ['messages had one table', ''],
      ['searches were counted', "drop table unfound_searches; delete from kysely_migration where name = '0002-unfound-searches'"],
    ])('with rescued messages beside it from before %s takes them all the same', async (_name, change) => {
      const { file, [opener]: open } = await testLeadsFile()
      leaveFormerFile(`${file}.rescued-older`, change)
      const leads = await open()
      expect(referencesAt(file)).toEqual(formerReferences)
      expect(await leads.counts()).toEqual({ pending: 2, sent: 1, parked: 1 })
      expect(readdirSync(dirname(file)).filter((name) => name.includes('rescued'))).toEqual([])
    })

    it('[D-FORM-5] that is removed after its key was used again keeps both leads', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const other = await testLeadsFile()
      const theirs = await other.open()
      await theirs.accept(someLead({ idempotencyKey: 'key', captchaToken: 'token' }))
      await theirs.close()
      const leads = await open()
      await leads.accept(someLead({ idempotencyKey: 'key', captchaToken: 'token' }))
      renameSync(other.file, file)
      await leads.check()
      expect(referencesAt(file)).toHaveLength(2)
    })

    it('that is replaced by an older copy mails nothing again, and knows its forms', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const leads = await open()
      await leads.accept(someLead({ idempotencyKey: 'first' }))
      backUp(file, `${file}.copy`)
      const [mail = { reference: '' }] = await leads.claim({ now: 2000, lease: 1, most: 1 })
      await leads.markSent(mail)
      const second = await leads.accept(someLead({ idempotencyKey: 'second' }))
      renameSync(`${file}.copy`, file)
      expect(await leads.accept(someLead({ idempotencyKey: 'second' }))).toEqual({ ...second, kind: 'repeated' })
      expect(await leads.counts()).toEqual({ pending: 1, sent: 1, parked: 0 })
    })

    it('[D-FORM-5] behind a symbolic link takes leads', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const [elsewhere, own] = [`${dirname(file)}-elsewhere`, dirname(file)]
      mkdirSync(elsewhere, { recursive: true })
      mkdirSync(own, { recursive: true })
      writeFileSync(`${elsewhere}/leads.sqlite`, '')
      symlinkSync(`${elsewhere}/leads.sqlite`, file)
      await accept(await open(), file)
    })

    it.each([
      ['is pointed to another file', (folder: string, file: string) => symlinkSync(`${folder}/other.sqlite`, file)],
      ['is removed', () => {}],
    ])('[D-FORM-5] behind a symbolic link that %s loses no lead', async (_name, happen) => {
      const { file, [opener]: open } = await testLeadsFile()
      const folder = `${dirname(file)}-elsewhere`
      for (const each of [folder, dirname(file)]) mkdirSync(each, { recursive: true })
      for (const name of ['leads', 'other']) writeFileSync(`${folder}/${name}.sqlite`, '')
      symlinkSync(`${folder}/leads.sqlite`, file)
      const leads = await open()
      const before = await acceptThree(leads, file)
      removeFiles(file)
      happen(folder, file)
      const after = await acceptThree(leads, file)
      expect(referencesAt(file).toSorted()).toEqual([...before, ...after].toSorted())
    })
  })
}
