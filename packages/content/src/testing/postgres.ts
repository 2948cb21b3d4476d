import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'

const perform = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1)

/** Address of an empty database on the real PostgreSQL server of the run. Whoever makes it drops it. */
export const createPostgres = async (): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await perform(`create database ${name}`)
  return Object.assign(new URL(inject('postgres')), { pathname: name }).href
}

export const dropPostgres = (address: string): Promise<void> => perform(`drop database ${nameOf(address)} with (force)`)

/** Ends all connections with a database: a closed store keeps one. */
export const disconnectPostgres = (address: string): Promise<void> =>
  perform(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${nameOf(address)}'`)

/** Puts a copy of a database that nobody is connected to in the place of another one. */
export const replacePostgres = async (address: string, original: string): Promise<void> => {
  await dropPostgres(address)
  await perform(`create database ${nameOf(address)} template ${nameOf(original)}`)
}

/** Address of an empty database of one test's own on the real PostgreSQL server of the run, gone when the test ends. */
export const temporaryPostgres = async (): Promise<string> => {
  const address = await createPostgres()
  onTestFinished(() => dropPostgres(address))
  return address
}
