import { millisecondsPerDay } from '@bank/rules/constants.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Tally, TallyKind } from './leads.ts'
import type { RunInTransaction } from './store-lead.ts'

/**
 * Rows of each kind that one day may have. What comes beyond them is added up in one row without a name. Answers are about pages that
 * exist, so they have room for all of a large site.
 *
 * @internal Its test fills a day.
 */
export const mostPerDay: Readonly<Record<TallyKind, number>> = { search: 500, missing: 500, useful: 5000 }

/** The day of a time, as `2026-01-02` in UTC. Nothing finer is kept of what is counted. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

const keyOf = ({ detail, name }: Pick<Tally, 'detail' | 'name'>): string => `${detail} ${name}`

/** The tallies with those that have no room any more added up, each once, in the order in which all processes lock them. */
const fitting = (tallies: readonly Tally[], known: ReadonlySet<string>, most: number): readonly Tally[] => {
  const rows = new Map<string, Tally>()
  let room = most - known.size
  for (const tally of tallies) {
    const isNew = tally.name !== '' && !known.has(keyOf(tally)) && !rows.has(keyOf(tally))
    const row = isNew && room <= 0 ? { ...tally, name: '' } : tally
    if (isNew) room -= 1
    const before = rows.get(keyOf(row))?.count ?? 0
    rows.set(keyOf(row), { ...row, count: before + row.count })
  }
  return [...rows.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Adds tallies of one kind to their day. */
export const countTallies = (atomically: RunInTransaction, now: number, kind: TallyKind, tallies: readonly Tally[]): Promise<void> =>
  atomically(async (db) => {
    const day = dayOf(now)
    const known = await db
      .selectFrom('tallies')
      .select(['detail', 'name'])
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('name', '<>', '')
      .execute()
    const rows = fitting(tallies, new Set(known.map(keyOf)), mostPerDay[kind])
    if (rows.length === 0) return
    await db
      .insertInto('tallies')
      .values(rows.map(({ name, detail, count }) => ({ day, kind, name, detail, count })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'name', 'detail'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('tallies.count', '+', ref('excluded.count')) })),
      )
      .execute()
  })

/** What was counted of a kind on the last `days` days, most often first. */
export const tallies = async (
  db: Kysely<Tables>,
  now: number,
  kind: TallyKind,
  { days, most }: { readonly days: number; readonly most: number },
): Promise<readonly Tally[]> => {
  const rows = await db
    .selectFrom('tallies')
    .select(['name', 'detail', ({ fn }) => fn.sum<number | string>('count').as('total')])
    .where('kind', '=', kind)
    .where('day', '>', dayOf(now - days * millisecondsPerDay))
    .groupBy(['name', 'detail'])
    .orderBy('total', 'desc')
    .orderBy('detail')
    .orderBy('name')
    .limit(most)
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }))
}
