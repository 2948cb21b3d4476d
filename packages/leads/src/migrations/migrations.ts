import type { Migration } from 'kysely/migration'
import { leadsAndOutbox } from './0001-leads.ts'
import { unfoundSearches } from './0002-unfound-searches.ts'
import { oneTable } from './0003-one-table.ts'
import { upkeep } from './0004-upkeep.ts'
import { readers } from './0005-readers.ts'
import { tallies } from './0006-tallies.ts'

/** Every migration, for both databases, by name and in order. One that has run anywhere is never changed: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-leads': leadsAndOutbox,
  '0002-unfound-searches': unfoundSearches,
  '0003-one-table': oneTable,
  '0004-upkeep': upkeep,
  '0005-readers': readers,
  '0006-tallies': tallies,
}
