import { createFinder, type Finder, type ReadRows } from '@bank/finder/answer.ts'
import type { FinderData } from '@bank/finder/finder-data.ts'
import { type PackedPlaces, type Places, unpackPlaces } from '@bank/finder/places/pack-places.ts'

const readJson = async <Value>(address: string): Promise<Value> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** Work that is done once. After a failure the next call tries again. */
const once = <Key, Value>(work: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const done = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = done.get(key)
    if (known) return known
    const started = work(key)
    done.set(key, started)
    started.catch(() => done.delete(key))
    return started
  }
}

/** The finder of a page with what it is made of, which its map needs, too. */
export type PageFinder = { readonly answer: Finder; readonly data: FinderData; readonly places: Places; readonly readRows: ReadRows }

/** The finder of a page, made of the files that it names; each is fetched when it is first needed. */
export const finderOf = ({ dataset }: HTMLElement): (() => Promise<PageFinder>) => {
  const [dataFile = '', ...rowFiles] = (dataset['files'] ?? '').split(' ')
  const readRows = once((file: number) => readJson<readonly never[]>(rowFiles[file] ?? ''))
  const load = once(async () => {
    const [data, packed] = await Promise.all([readJson<FinderData>(dataFile), readJson<PackedPlaces>(dataset['places'] ?? '')])
    const places = unpackPlaces(packed)
    return { answer: createFinder(data, places, readRows), data, places, readRows }
  })
  return () => load(undefined)
}
