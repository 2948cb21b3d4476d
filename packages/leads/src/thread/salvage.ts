import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const damaged: readonly unknown[] = [11, 26]
/** A page that should be there lies behind the end of the file. */
const shortRead = 522

/** Whether the content of a file cannot be read, in part at least. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode === shortRead || damaged.includes(error.errcode & 0xff))

/** Rows in both directions, each until one cannot be read. */
function* readableRows(raw: DatabaseSync, table: string): Generator<readonly SQLInputValue[]> {
  for (const direction of ['asc', 'desc']) {
    try {
      for (const row of raw.prepare(`select * from "${table}" order by rowid ${direction}`).iterate()) yield Object.values(row)
    } catch (error) {
      if (!isDamaged(error)) throw error
    }
  }
}

/** Copies what can still be read of a damaged database into an empty file. Returns how many leads that are. Throws when its tables are unknown. */
export const salvage = (raw: DatabaseSync, file: string): number => {
  const schema = raw.prepare('select name, type, sql from sqlite_schema where sql is not null order by rowid').all()
  const target = new DatabaseSync(file)
  try {
    target.exec(`begin; ${schema.map(({ sql }) => `${sql};`).join('')}`)
    for (const { name } of schema.filter(({ type }) => type === 'table')) {
      for (const row of readableRows(raw, String(name)))
        target.prepare(`insert or ignore into "${name}" values (${row.map(() => '?').join(', ')})`).run(...row)
    }
    target.exec('commit')
    return Number(target.prepare('select count(*) as count from leads').get()?.['count'] ?? 0)
  } finally {
    target.close()
  }
}
