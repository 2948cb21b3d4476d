import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Branch } from '@bank/rules/hours/branch.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { parse } from 'yaml'
import type { Region } from '../finder-data.ts'
import type { FinderLocation } from '../finder-location.ts'
import { type PackedPlaces, unpackPlaces } from '../places/pack-places.ts'

const folder = fileURLToPath(new URL('../../../../content/locations/', import.meta.url))

/** The demo bank's locations as the search of a page in one language knows them, all with the same hours. */
export const contentLocations = (language: 'en' | 'es' = 'en'): readonly FinderLocation[] =>
  readdirSync(folder)
    .flatMap((file) => parse(readFileSync(`${folder}${file}`, 'utf8')))
    .map((record) => ({
      id: record.id,
      names: [...new Set([record.title?.[language], record.name].filter(Boolean))] as string[],
      street: record.address1,
      city: record.city,
      state: record.state.toUpperCase(),
      zip: record.zip,
      phone: record.phone?.replace(/\D/g, ''),
      manager: record.manager,
      lat: record.latitude,
      lng: record.longitude,
      kinds: [],
      features: [],
      languages: [],
      hours: 0,
    }))

/** The demo bank's regions as the search of a page in one language knows them. */
export const contentRegions = (language: 'en' | 'es' = 'en'): readonly Region[] =>
  parse(readFileSync(`${folder}../regions.yaml`, 'utf8')).map(({ name, spanishName = name, lat, lng }: Record<string, never>) =>
    language === 'es' ? { name: spanishName, otherName: name, lat, lng } : { name, otherName: spanishName, lat, lng },
  )

export const storedPlaces = () =>
  unpackPlaces(JSON.parse(readFileSync(new URL('../places/places.json', import.meta.url), 'utf8')) as PackedPlaces)

/** Hours for `contentLocations`: weekdays from nine to five. */
export const ordinaryHours: readonly Branch[] = [branchHours({ mon: 'Mon-Fri 9-5' }, [])]
