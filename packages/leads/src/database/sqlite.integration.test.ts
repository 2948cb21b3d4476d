import { readFileSync, writeFileSync } from 'node:fs'
import { CompiledQuery } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { errorOf } from '../testing/error-of.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { migrate } from './migrate.ts'
import { createFile, isBusy, openSqlite, type SqliteConnection } from './sqlite.ts'

/** Connections to one file of the test's own. */
const testConnections = async () => {
  const { file } = await testLeadsFile()
  const open = (): SqliteConnection => {
    const connection = openSqlite(file)
    onTestFinished(() => connection.raw.close())
    return connection
  }
  return { file, open }
}

it('a transaction has the write lock from its beginning, and another connection is told at once', async () => {
  const { open } = await testConnections()
  const [first, second] = [open(), open()]
  await first.db.transaction().execute(async () => {
    const error = errorOf(() => second.raw.exec('begin immediate'))
    expect(error).toMatchObject({ errcode: 5 })
    expect(isBusy(error)).toBe(true)
  })
  second.raw.exec('begin immediate; rollback')
})

it.each([
  ['a lock of another connection in its longer form', Object.assign(new Error(), { errcode: 5 + (2 << 8) }), true],
  ['a full disk', Object.assign(new Error(), { errcode: 13 }), false],
  ['a number that is a text', Object.assign(new Error(), { errcode: '5' }), false],
  ['an error of the system', Object.assign(new Error(), { code: 'ENOENT' }), false],
  ['what is no error', { errcode: 5 }, false],
  ['nothing', undefined, false],
])('%s: is that a lock?', (_name, error, busy) => {
  expect(isBusy(error)).toBe(busy)
})

it('a migration that fails leaves nothing of itself', async () => {
  const { open } = await testConnections()
  const { db, raw } = open()
  const tables = () => raw.prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'").all()
  raw.exec('create table unfound_searches (something text)')
  await expect(migrate(db)).rejects.toThrow('unfound_searches')
  expect(tables()).toEqual([{ name: 'unfound_searches' }])
  raw.exec('drop table unfound_searches')
  await migrate(db)
  expect(tables()).toHaveLength(6)
})

it('a statement is prepared once', async () => {
  const { open } = await testConnections()
  const { db, raw } = open()
  const prepare = vi.spyOn(raw, 'prepare')
  const numbers = CompiledQuery.raw('select ? as number union all select 2', [1])
  expect((await db.executeQuery(numbers)).rows).toEqual([{ number: 1 }, { number: 2 }])
  expect((await db.executeQuery(numbers)).rows).toHaveLength(2)
  expect(prepare).toHaveBeenCalledOnce()
})

it('rows are read one after another where they are streamed', async () => {
  const { open } = await testConnections()
  const { db, raw } = open()
  await migrate(db)
  raw.exec("insert into turns values ('first', 0, 1), ('second', 0, 2)")
  const names: string[] = []
  for await (const { name } of db.selectFrom('turns').select('name').where('free_at', '<', 2).stream()) names.push(name)
  expect(names).toEqual(['first'])
})

it('a connection that is given back by Kysely is closed', async () => {
  const { file } = await testLeadsFile()
  const { db, raw } = openSqlite(file)
  await db.executeQuery(CompiledQuery.raw('select 1'))
  await db.destroy()
  expect(raw.isOpen).toBe(false)
})

it('what fails in a transaction is not kept, what fails within one of its operations takes that alone', async () => {
  const { open } = await testConnections()
  const { raw, db, atomically, inTransaction } = open()
  await db.schema.createTable('kept').addColumn('id', 'integer').execute()
  const insert = async (id: number) => {
    await db.executeQuery(CompiledQuery.raw('insert into kept values (?)', [id]))
    return id
  }
  const failing = (id: number) => async () => {
    await insert(id)
    throw new Error(`failed at ${id}`)
  }
  const kept = () => raw.prepare('select id from kept order by id').all()
  await expect(inTransaction(failing(1))).rejects.toThrow('failed at 1')
  expect([raw.isTransaction, kept()]).toEqual([false, []])
  expect(
    await inTransaction(async () => {
      expect(await atomically(() => insert(2))).toBe(2)
      await expect(atomically(failing(3))).rejects.toThrow('failed at 3')
      expect(await atomically(() => insert(4))).toBe(4)
      return 'committed'
    }),
  ).toBe('committed')
  expect([raw.isTransaction, kept()]).toEqual([false, [{ id: 2 }, { id: 4 }]])
})

it('an error that has ended the transaction is handed on as it is', async () => {
  const { open } = await testConnections()
  const { raw, atomically, inTransaction } = open()
  const ending = async () => {
    raw.exec('rollback')
    throw new Error('the disk is full')
  }
  await expect(inTransaction(ending)).rejects.toThrow('the disk is full')
  await expect(inTransaction(() => atomically(ending))).rejects.toThrow('the disk is full')
})

it('a file is made with its folders, one that is there stays as it is, and one that cannot be made is an error', async () => {
  const { file } = await testLeadsFile()
  createFile(file)
  writeFileSync(file, 'something')
  createFile(file)
  expect(readFileSync(file, 'utf8')).toBe('something')
  expect(errorOf(() => createFile(`${file}-${'long'.repeat(100)}`))).toMatchObject({ code: 'ENAMETOOLONG' })
})
