import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readLeadsEnv } from './env.ts'

it.each([
  [{}, `file:${resolve('data/leads.sqlite')}`],
  [{ DATA_DIR: '', LEADS_DATABASE_URL: '' }, `file:${resolve('data/leads.sqlite')}`],
  [{ DATA_DIR: '/srv/data' }, 'file:/srv/data/leads.sqlite'],
  [{ DATA_DIR: '/srv/data', LEADS_DATABASE_URL: 'file:leads.db' }, `file:${resolve('leads.db')}`],
  [{ LEADS_DATABASE_URL: 'postgres://bank@db/leads' }, 'postgres://bank@db/leads'],
])('the settings %j name %s', (environment, databaseUrl) => expect(readLeadsEnv(environment)).toEqual({ databaseUrl }))

it('takes paths from the folder that is named', () => {
  const urls = [{}, { LEADS_DATABASE_URL: 'file:own/leads.db' }].map((environment) => readLeadsEnv(environment, '/srv/bank').databaseUrl)
  expect(urls).toEqual(['file:/srv/bank/data/leads.sqlite', 'file:/srv/bank/own/leads.db'])
})

it.each([
  ['of another kind', 'mysql://a:hidden@b'],
  ['whose address begins with something else', ' postgres://a:hidden@b'],
  ['whose address goes on in another line', 'postgres://a:hidden@b\nc'],
])('a database %s is refused with what to do, and no password is repeated', (_, url) => {
  const read = () => readLeadsEnv({ LEADS_DATABASE_URL: url })
  expect(read).toThrow('LEADS_DATABASE_URL must be file:<path> for SQLite or postgres://')
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hidden') }))
})
