import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'

const perform = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Address of an empty database of one test's own on the real PostgreSQL server of the run, gone when the test ends. */
export const temporaryPostgres = async (): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await perform(`create database ${name}`)
  onTestFinished(() => perform(`drop database ${name} with (force)`))
  return Object.assign(new URL(inject('postgres')), { pathname: name }).href
}
