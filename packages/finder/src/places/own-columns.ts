import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { PlaceColumns } from './pack-places.ts'

type Landmarks = Readonly<Record<string, readonly (readonly [names: string, lat: number, lng: number])[]>>

type FarTowns = readonly (readonly [town: string, state: string, lat: number, lng: number])[]

const readOwn = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** What the table of positions holds that is in no package: landmarks with their counties, large towns far away, and common words that are no misspelt name. */
export const readOwnColumns = async (): Promise<Pick<PlaceColumns, 'landmarks' | 'far' | 'words' | 'sameWords'>> => {
  const landmarks = Object.entries<Landmarks[string]>(parse(await readOwn('landmarks.yaml')) as Landmarks).flatMap(([inCounty, rows]) =>
    rows.map(([name, lat, lng]) => ({ name, lat, lng, state: inCounty.slice(0, 2), county: inCounty.slice(3) })),
  )
  const far = (parse(await readOwn('far-towns.yaml')) as FarTowns).map(([town, state, lat, lng]) => ({
    name: `${town}, ${state}`,
    lat,
    lng,
  }))
  const [words, sameWords] = [await readOwn('common-words.txt'), await readOwn('same-words.txt')]
  return { landmarks, far, words: words.split(/\s+/).filter(Boolean), sameWords: sameWords.trim().split(/[|\n]/) }
}
