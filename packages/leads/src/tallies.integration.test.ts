import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { expect, it } from 'vitest'
import type { Tally } from './leads.ts'
import { mostPerDay } from './tallies.ts'
import { onBothDatabases } from './testing/databases.ts'

const day = millisecondsPerDay
const search = (name: string, count = 1, detail = 'en'): Tally => ({ name, detail, count })
const all = { days: 10_000, most: 1000 }

onBothDatabases('what is counted by the day', ({ empty, open }) => {
  it('is added up by day, name and detail, most often first', async () => {
    const leads = await open()
    await leads.countTallies(0, 'search', [search('boat loan', 2), search('zelle'), search('zelle', 1, 'es')])
    await leads.countTallies(day - 1, 'search', [search('zelle', 3), search('zelle')])
    await leads.countTallies(day, 'search', [search('', 4)])
    expect(await leads.tallies(day, 'search', all)).toEqual([
      search('zelle', 5),
      search('', 4),
      search('boat loan', 2),
      search('zelle', 1, 'es'),
    ])
    expect(await leads.tallies(day, 'search', { ...all, most: 1 })).toEqual([search('zelle', 5)])
    expect(await leads.tallies(day, 'search', { ...all, days: 1 })).toEqual([search('', 4)])
    expect(await leads.tallies(day, 'search', { ...all, days: 2 })).toHaveLength(4)
  })

  it('is kept apart by kind, each with room of its own', async () => {
    const leads = await open()
    const many = Array.from({ length: mostPerDay.missing }, (_, index) => search(`/old-${index}/`, 1, ''))
    await leads.countTallies(0, 'missing', many)
    await leads.countTallies(0, 'useful', [search('/en/', 2, 'yes'), search('/en/', 1, 'no')])
    await leads.countTallies(0, 'missing', [search('/one-more/', 1, '/en/')])
    expect(await leads.tallies(0, 'useful', all)).toEqual([search('/en/', 2, 'yes'), search('/en/', 1, 'no')])
    expect((await leads.tallies(0, 'missing', all)).filter(({ name }) => !name.startsWith('/old-'))).toEqual([search('', 1, '/en/')])
    expect(await leads.tallies(0, 'search', all)).toEqual([])
  })

  it('is nothing without any', async () => {
    const leads = await open()
    await leads.countTallies(0, 'search', [])
    expect(await leads.tallies(0, 'search', all)).toEqual([])
  })

  it('is counted without names beyond the rows of a day, and the next day has room again', async () => {
    const leads = await open()
    const many = Array.from({ length: mostPerDay.search - 1 }, (_, index) => search(`words ${index}`))
    await leads.countTallies(0, 'search', many)
    await leads.countTallies(0, 'search', [search('last'), search('too many', 2), search('words 0'), search('more', 1), search('last')])
    const counted = await leads.tallies(0, 'search', all)
    expect(counted.slice(0, 3)).toEqual([search('', 3), search('last', 2), search('words 0', 2)])
    expect(counted).toHaveLength(mostPerDay.search + 1)
    await leads.countTallies(day, 'search', [search('too many')])
    expect(await leads.tallies(day, 'search', { ...all, days: 1 })).toEqual([search('too many')])
  })

  it('is forgotten with the days that messages are kept', async () => {
    const leads = await open()
    await leads.countTallies(0, 'search', [search('old')])
    await leads.countTallies(day, 'search', [search('newer')])
    await leads.purge(90 * day, 90)
    expect(await leads.tallies(90 * day, 'search', all)).toHaveLength(2)
    await leads.purge(91 * day, 90)
    expect(await leads.tallies(91 * day, 'search', all)).toEqual([search('newer')])
  })

  it('of several processes at once is all counted', async () => {
    const url = await empty()
    const both = [await open(url), await open(url)]
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        both[index % 2]?.countTallies(0, 'search', [search('zelle'), search('boat loan')].slice(0, 1 + (index % 2))),
      ),
    )
    expect(await both[0]?.tallies(0, 'search', all)).toEqual([search('zelle', 10), search('boat loan', 5)])
  })
})
