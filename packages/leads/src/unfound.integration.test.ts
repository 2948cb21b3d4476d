import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { expect, it } from 'vitest'
import type { UnfoundSearch } from './leads.ts'
import { onBothDatabases } from './testing/databases.ts'
import { mostUnfoundPerDay } from './unfound.ts'

const day = millisecondsPerDay
const search = (words: string, count = 1, language: UnfoundSearch['language'] = 'en'): UnfoundSearch => ({ language, words, count })
const all = { days: 10_000, most: 1000 }

onBothDatabases('searches that found nothing', ({ empty, open }) => {
  it('are added up by day, language and words, most often first', async () => {
    const leads = await open()
    await leads.countUnfound(0, [search('boat loan', 2), search('zelle'), search('zelle', 1, 'es')])
    await leads.countUnfound(day - 1, [search('zelle', 3), search('zelle')])
    await leads.countUnfound(day, [search('', 4)])
    expect(await leads.unfound(day, all)).toEqual([search('zelle', 5), search('', 4), search('boat loan', 2), search('zelle', 1, 'es')])
    expect(await leads.unfound(day, { ...all, most: 1 })).toEqual([search('zelle', 5)])
    expect(await leads.unfound(day, { ...all, days: 1 })).toEqual([search('', 4)])
    expect(await leads.unfound(day, { ...all, days: 2 })).toHaveLength(4)
  })

  it('are none without any', async () => {
    const leads = await open()
    await leads.countUnfound(0, [])
    expect(await leads.unfound(0, all)).toEqual([])
  })

  it('beyond the rows of a day are counted without their words, and the next day has room again', async () => {
    const leads = await open()
    const many = Array.from({ length: mostUnfoundPerDay - 1 }, (_, index) => search(`words ${index}`))
    await leads.countUnfound(0, many)
    await leads.countUnfound(0, [search('last'), search('too many', 2), search('words 0'), search('more', 1), search('last')])
    const counted = await leads.unfound(0, all)
    expect(counted.slice(0, 3)).toEqual([search('', 3), search('last', 2), search('words 0', 2)])
    expect(counted).toHaveLength(mostUnfoundPerDay + 1)
    await leads.countUnfound(day, [search('too many')])
    expect(await leads.unfound(day, { ...all, days: 1 })).toEqual([search('too many')])
  })

  it('are forgotten with the days that messages are kept', async () => {
    const leads = await open()
    await leads.countUnfound(0, [search('old')])
    await leads.countUnfound(day, [search('newer')])
    await leads.purge(90 * day, 90)
    expect(await leads.unfound(90 * day, all)).toHaveLength(2)
    await leads.purge(91 * day, 90)
    expect(await leads.unfound(91 * day, all)).toEqual([search('newer')])
  })

  it('of several processes at once are all counted', async () => {
    const url = await empty()
    const both = [await open(url), await open(url)]
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        both[index % 2]?.countUnfound(0, [search('zelle'), search('boat loan')].slice(0, 1 + (index % 2))),
      ),
    )
    expect(await both[0]?.unfound(0, all)).toEqual([search('zelle', 10), search('boat loan', 5)])
  })
})
