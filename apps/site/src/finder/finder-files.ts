import { createFinder, type Finder } from '@bank/finder/answer.ts'
import type { FinderData } from '@bank/finder/finder-data.ts'
import { type PackedPlaces, type Places, unpackPlaces } from '@bank/finder/places/pack-places.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'

const readJson = async <Value>(address: string): Promise<Value> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(answerTimeout) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** The finder of a page with what it is made of, which its map needs, too. */
export type PageFinder = { readonly answer: Finder; readonly data: FinderData; readonly places: Places }

/** The finder of a page, made of the files that it names, which are fetched when it is first needed. After a failure the next call tries again. */
export const finderOf = ({ dataset }: HTMLElement): (() => Promise<PageFinder>) => {
  let finder: Promise<PageFinder> | undefined
  const load = async (): Promise<PageFinder> => {
    const [data, packed] = await Promise.all([
      readJson<FinderData>(dataset['locations'] ?? ''),
      readJson<PackedPlaces>(dataset['places'] ?? ''),
    ])
    const places = unpackPlaces(packed)
    return { answer: createFinder(data, places), data, places }
  }
  return () => {
    finder ??= load().catch((error) => {
      finder = undefined
      throw error
    })
    return finder
  }
}
