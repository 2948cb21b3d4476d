import { millisecondsPerDay } from '@bank/rules/constants.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { UnfoundSearch } from './leads.ts'
import type { RunInTransaction } from './store-lead.ts'

/**
 * Rows that one day may have. Searches beyond them are added up in one row without words.
 *
 * @internal Its test fills a day.
 */
export const mostUnfoundPerDay = 500

/** The day of a time, as `2026-01-02` in UTC. Nothing finer is kept of a search. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

const keyOf = ({ language, words }: Pick<UnfoundSearch, 'language' | 'words'>): string => `${language} ${words}`

/** The searches with those that have no room any more added up, each once, in the order in which all processes lock them. */
const fitting = (searches: readonly UnfoundSearch[], known: ReadonlySet<string>): readonly UnfoundSearch[] => {
  const rows = new Map<string, UnfoundSearch>()
  let room = mostUnfoundPerDay - known.size
  for (const search of searches) {
    const isNew = search.words !== '' && !known.has(keyOf(search)) && !rows.has(keyOf(search))
    const row = isNew && room <= 0 ? { ...search, words: '' } : search
    if (isNew) room -= 1
    const before = rows.get(keyOf(row))?.count ?? 0
    rows.set(keyOf(row), { ...row, count: before + row.count })
  }
  return [...rows.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Adds searches that found nothing to their day. */
export const countUnfound = (atomically: RunInTransaction, now: number, searches: readonly UnfoundSearch[]): Promise<void> =>
  atomically(async (db) => {
    const day = dayOf(now)
    const known = await db
      .selectFrom('unfound_searches')
      .select(['language', 'words'])
      .where('day', '=', day)
      .where('words', '<>', '')
      .execute()
    const rows = fitting(searches, new Set(known.map(keyOf)))
    if (rows.length === 0) return
    await db
      .insertInto('unfound_searches')
      .values(rows.map((row) => ({ day, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'language', 'words'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('unfound_searches.count', '+', ref('excluded.count')) })),
      )
      .execute()
  })

/** What was searched for without success on the last `days` days, most often first. */
export const unfound = async (
  db: Kysely<Tables>,
  now: number,
  { days, most }: { readonly days: number; readonly most: number },
): Promise<readonly UnfoundSearch[]> => {
  const rows = await db
    .selectFrom('unfound_searches')
    .select(['language', 'words', ({ fn }) => fn.sum<number | string>('count').as('total')])
    .where('day', '>', dayOf(now - days * millisecondsPerDay))
    .groupBy(['language', 'words'])
    .orderBy('total', 'desc')
    .orderBy('language')
    .orderBy('words')
    .limit(most)
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }))
}
