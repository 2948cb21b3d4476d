import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { PlaceColumns } from './pack-places.ts'

type Landmarks = Readonly<Record<string, readonly (readonly [names: string, lat: number, lng: number])[]>>

const readOwn = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** What the table of positions holds that is in no package: landmarks with their counties, and common words that are no misspelt name. */
export const readOwnColumns = async (): Promise<Pick<PlaceColumns, 'landmarks' | 'words'>> => {
  const landmarks = Object.entries<Landmarks[string]>(parse(await readOwn('landmarks.yaml')) as Landmarks).flatMap(([inCounty, rows]) =>
    rows.map(([name, lat, lng]) => ({ name, lat, lng, state: inCounty.slice(0, 2), county: inCounty.slice(3) })),
  )
  return { landmarks, words: (await readOwn('common-words.txt')).split(/\s+/).filter(Boolean) }
}
