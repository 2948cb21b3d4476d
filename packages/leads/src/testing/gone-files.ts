import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Leads } from '../leads.ts'
import { formerReferences, leaveFormerFile } from './former-leads.ts'
import { someLead } from './lead.ts'
import { testLeadsFile } from './leads-file.ts'
import { referencesAt } from './references.ts'

/** Stores one lead; a lead that was accepted is in the file at the path by then. */
const accept = async (leads: Leads, file: string): Promise<string> => {
  const outcome = await leads.accept(someLead())
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  expect(referencesAt(file)).toContain(outcome.reference)
  return outcome.reference
}

const acceptThree = async (leads: Leads, file: string) => [await accept(leads, file), await accept(leads, file), await accept(leads, file)]

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

const remove = (...files: string[]): void => {
  for (const file of files) rmSync(file)
}

const mishaps: readonly [string, (file: string) => void][] = [
  ['is removed', (file) => remove(file)],
  ['is removed with its log and index', (file) => remove(file, `${file}-wal`, `${file}-shm`)],
  ['loses its log', (file) => remove(`${file}-wal`)],
  ['loses its index', (file) => remove(`${file}-shm`)],
  ['loses its log and index', (file) => remove(`${file}-wal`, `${file}-shm`)],
  ['is renamed', (file) => renameSync(file, `${file}.old`)],
  ['is removed with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  [
    'is replaced by an empty one',
    (file) => {
      remove(file)
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

/** Bytes of a file as the file system has them. */
const contentOf = (file: string): string => readFileSync(file, 'utf8')

/** Runs the same tests on a file that the database opens in a thread of its own, or that is open in the thread of the test. */
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

    it.each([
      ['words', (file: string) => writeFileSync(file, 'This is no database.'.repeat(40_000))],
      ['noughts', (file: string) => writeFileSync(file, Buffer.alloc(Math.max(statSync(file).size, 800_000)))],
    ])(
      '[D-FORM-33] that is overwritten in place by %s is noticed by the probe, and what the connection remembers is saved',
      async (_what, overwrite) => {
        const { file, logged, [opener]: open } = await testLeadsFile()
        const leads = await open()
        const before = await acceptThree(leads, file)
        await leads.purge(0, 1)
        await leads.check()
        const { ino } = statSync(file)
        overwrite(file)
        expect(statSync(file).ino).toBe(ino)
        await expect(leads.check()).rejects.toThrow()
        await leads.check()
        expect(logged.filter((message) => /is being rescued/.test(message))).toHaveLength(1)
        const after = await accept(leads, file)
        expect(referencesAt(file).toSorted()).toEqual([...before, after].toSorted())
      },
    )

    it('[D-FORM-33] that is overwritten in place by an older state of itself is noticed by the probe, and keeps what can be read', async () => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      await accept(leads, file)
      await leads.purge(0, 1)
      const older = readFileSync(file)
      for (let count = 0; count < 40; count += 1) await accept(leads, file)
      await leads.purge(0, 1)
      await leads.check()
      await leads.purge(0, 1)
      writeFileSync(file, Buffer.concat([older, Buffer.alloc(Math.max(0, statSync(file).size - older.length))]))
      await expect(leads.check()).rejects.toThrow()
      await leads.check()
      expect(logged.some((message) => /is being rescued/.test(message))).toBe(true)
      await accept(leads, file)
    })

    it('[D-FORM-5] that is replaced by another database keeps the leads of both', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const other = await testLeadsFile()
      const theirs = await other.open()
      for (const lead of Array.from({ length: 50 }, () => someLead())) await theirs.accept(lead)
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
      remove(file)
      const after = await Promise.all([first, second, first, second].map((leads, each) => sendUntilAccepted(leads, `key-${each}`)))
      expect(referencesAt(file).toSorted()).toEqual([...before, ...after].toSorted())
      expect(readdirSync(dirname(file)).filter((name) => /rescued|unfinished/.test(name))).toEqual([])
    })

    it.each([
      ['truncated', (file: string) => truncateSync(file, 5000)],
      ['emptied', (file: string) => truncateSync(file, 0)],
      [
        'truncated and then removed',
        (file: string) => {
          truncateSync(file, 5000)
          remove(file)
        },
      ],
    ])('[D-FORM-5] that is %s takes leads again, and every lead that is accepted then is at its path', async (_name, happen) => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      for (let count = 0; count < 60; count += 1) await leads.accept(someLead())
      await leads.purge(0, 1)
      happen(file)
      const outcome = () => leads.accept(someLead()).then(({ kind }) => kind, String)
      await expect.poll(outcome, { timeout: 30_000 }).toBe('accepted')
      await acceptThree(leads, file)
      expect(logged.join('\n')).toMatch(/is being rescued/)
    })

    it('[D-FORM-5] that is removed is rescued when it is closed', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      remove(file)
      await leads.close()
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(referencesAt(file).toSorted()).toEqual(before.toSorted())
    })

    it('that is removed, or replaced by an older copy, keeps what was searched for in vain, once', async () => {
      const { file, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const count = (words: string) => leads.countUnfound(0, [{ language: 'en', words, count: 1 }])
      const counted = () => leads.unfound(0, { days: 1, most: 10 })
      await count('zelle')
      backUp(file, `${file}.copy`)
      await count('zelle')
      renameSync(`${file}.copy`, file)
      await count('boat loan')
      remove(file)
      await count('zelle')
      expect(await counted()).toEqual([
        { language: 'en', words: 'zelle', count: 3 },
        { language: 'en', words: 'boat loan', count: 1 },
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

    it('[D-FORM-5] that is replaced by something else refuses leads, overwrites nothing, and goes on when that is gone', async () => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      const foreign = 'This is no database.'.repeat(500)
      remove(file, `${file}-wal`, `${file}-shm`)
      writeFileSync(file, foreign)
      await expect(leads.accept(someLead())).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 26 })
      await expect(leads.check()).rejects.toMatchObject({ errcode: 26 })
      expect(contentOf(file)).toBe(foreign)
      const [rescued = '', ...others] = readdirSync(dirname(file)).filter((name) => name.includes('.rescued-'))
      expect(others).toEqual([])
      expect(statSync(`${dirname(file)}/${rescued}`).mode & 0o777).toBe(0o600)
      remove(file)
      await expect.poll(() => leads.check().then(() => 'ready', String), { timeout: 60_000 }).toBe('ready')
      expect(referencesAt(file).toSorted()).toEqual(before.toSorted())
      expect(logged).toContain('messages of a leads file that was removed or replaced while it was open were taken into the present one')
    })

    it('with rescued messages beside it that cannot be read is opened all the same, and says so', async () => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.rescued-broken`, 'This is no database.'.repeat(500))
      const leads = await open()
      await accept(leads, file)
      expect(logged).toEqual(['rescued messages could not be taken into the leads database; they are in this file'])
      expect(readdirSync(dirname(file))).toContain('leads.sqlite.rescued-broken')
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
      remove(file)
      happen(folder, file)
      const after = await acceptThree(leads, file)
      expect(referencesAt(file).toSorted()).toEqual([...before, ...after].toSorted())
    })
  })
}
