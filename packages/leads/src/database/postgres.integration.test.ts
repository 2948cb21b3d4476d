import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openPool } from './postgres.ts'

it('[D-FORM-5] a server that ends a connection between two queries does not end the process', async () => {
  const url = await temporaryPostgres()
  const pool = openPool(url)
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await pool.end()
  })
  const held = await pool.connect()
  const ended = new Promise((resolve) => held.once('end', resolve))
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(held.query('select 1')).rejects.toThrow()
  held.release(true)
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})
