import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** As the code left a database that kept messages, mails, keys and tokens in four tables: one lead sent, one parked, one failed once, one waiting. */
export const formerLeads = readFileSync(join(import.meta.dirname, 'fixtures/leads-in-four-tables.sql'), 'utf8')

export const formerReferences = ['ZJZG-B9QB-AKPP', '5FMA-NWTZ-5P64', 'R3E4-NP9H-B8NA', '8XY2-TD3B-KJY3']

/** Makes a SQLite file as former code left it; `change` is SQL that makes it older still. */
export const leaveFormerFile = (file: string, change = ''): void => {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(`${formerLeads}${change}`)
  database.close()
}
