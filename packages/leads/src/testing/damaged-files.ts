import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { accept, acceptThree, removeFiles } from './accepted.ts'
import { someLead } from './lead.ts'
import { testLeadsFile } from './leads-file.ts'
import { referencesAt } from './references.ts'

/** Bytes of a file as the file system has them. */
const contentOf = (file: string): string => readFileSync(file, 'utf8')

/** Writes 20 MB that are no leads into a file. */
const makeLonger = (file: string): void => {
  const database = new DatabaseSync(file)
  database.exec(`
    with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 1250)
    insert into tallies select '2026-01-02', 'search', hex(randomblob(8000)), 'en', number from numbers;
    pragma wal_checkpoint(truncate)`)
  database.close()
}

/** Writes words over some pages in the middle of a file. */
const overwriteMiddle = (file: string): void => {
  const descriptor = openSync(file, 'r+')
  const page = 4096
  writeSync(descriptor, Buffer.alloc(16 * page, 'This is no database.'), 0, 16 * page, Math.floor(statSync(file).size / 2 / page) * page)
  closeSync(descriptor)
}

/** Tests of files whose content was damaged, for a database that opens them in a thread of its own, or in the thread of the test. */
export const onDamagedFiles = (title: string, opener: 'open' | 'openHere'): void => {
  describe(title, () => {
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

    it('[D-FORM-33] that is longer than 16 MB and overwritten in its middle is noticed by the probe, and its leads are saved', async () => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      makeLonger(file)
      await leads.check()
      await leads.check()
      overwriteMiddle(file)
      await expect(leads.check()).rejects.toThrow()
      await leads.check()
      expect(logged.filter((message) => /is being rescued/.test(message))).toHaveLength(1)
      const after = await accept(leads, file)
      expect(referencesAt(file).toSorted()).toEqual([...before, after].toSorted())
    })

    it.each([
      ['truncated', (file: string) => truncateSync(file, 5000)],
      ['emptied', (file: string) => truncateSync(file, 0)],
      [
        'truncated and then removed',
        (file: string) => {
          truncateSync(file, 5000)
          removeFiles(file)
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

    it('[D-FORM-5] that is replaced by something else refuses leads, overwrites nothing, and goes on when that is gone', async () => {
      const { file, logged, [opener]: open } = await testLeadsFile()
      const leads = await open()
      const before = await acceptThree(leads, file)
      const foreign = 'This is no database.'.repeat(500)
      removeFiles(file, `${file}-wal`, `${file}-shm`)
      writeFileSync(file, foreign)
      await expect(leads.accept(someLead())).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 26 })
      await expect(leads.check()).rejects.toMatchObject({ errcode: 26 })
      expect(contentOf(file)).toBe(foreign)
      const [rescued = '', ...others] = readdirSync(dirname(file)).filter((name) => name.includes('.rescued-'))
      expect(others).toEqual([])
      expect(statSync(`${dirname(file)}/${rescued}`).mode & 0o777).toBe(0o600)
      removeFiles(file)
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
  })
}
