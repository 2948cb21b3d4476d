import { isIPv6 } from 'node:net'
import { open, type Reader, type Response } from 'maxmind'
import { cityFiles } from './city-files.ts'
import { type Coordinates, coordinatesOf } from './coordinates.ts'
import { publicAddress } from './public-address.ts'

export type CitiesLog = {
  readonly info: (context: object, message: string) => void
  readonly error: (context: object, message: string) => void
}

export type Cities = {
  /** Opens the database if it is not yet open. Never rejects. */
  readonly open: () => Promise<void>
  /** Where an address lies, roughly; nothing for private, unknown and malformed ones, and without a database. Never rejects. */
  readonly find: (address: string) => Promise<Coordinates | undefined>
}

type Database = { readonly file: string; readonly reader: Reader<Response>; broken: boolean }

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isDatabase = ({ metadata }: Reader<Response>): boolean =>
  [4, 6].includes(metadata.ipVersion) && metadata.nodeCount > 0 && metadata.searchTreeSize > 0

/**
 * The city database at `path`, or the installed one (D-REG-6). It is read once, into memory: 130 MB, off the main thread. A file that
 * is missing or broken is written into the log once and answers nothing; the files beside it still answer. No address is kept.
 */
export const cityDatabase = (path: string | undefined, log: CitiesLog): Cities => {
  let opened: Promise<readonly Database[]> | undefined

  const openFile = async (file: string): Promise<Database | undefined> => {
    try {
      // The reader remembers decoded places by where they lie in the file, never addresses.
      const reader = await open<Response>(file)
      if (!isDatabase(reader)) throw new Error('the file is no database of addresses')
      log.info({ file, built: reader.metadata.buildEpoch }, 'geolocation database is open')
      return { file, reader, broken: false }
    } catch (error) {
      log.error({ file, reason: reasonOf(error) }, 'geolocation database cannot be read; set GEOIP_PATH to a good one and restart')
      return undefined
    }
  }

  const openAll = async (): Promise<readonly Database[]> => {
    try {
      const databases = await Promise.all((await cityFiles(path)).map(openFile))
      return databases.filter((database) => database !== undefined)
    } catch (error) {
      log.error({ path, reason: reasonOf(error) }, 'there is no geolocation database; set GEOIP_PATH to one and restart')
      return []
    }
  }

  const databases = () => {
    opened ??= openAll()
    return opened
  }

  const findIn = (database: Database, address: string): Coordinates | undefined => {
    // A tree of IPv4 alone would read the first half of an IPv6 address as one of its own.
    if (isIPv6(address) && database.reader.metadata.ipVersion === 4) return undefined
    try {
      return coordinatesOf(database.reader.get(address))
    } catch (error) {
      // Every later visitor would meet the same damage: once is enough.
      if (!database.broken) log.error({ file: database.file, reason: reasonOf(error) }, 'geolocation database is damaged')
      database.broken = true
      return undefined
    }
  }

  return {
    open: async () => void (await databases()),
    find: async (text) => {
      const address = publicAddress(text)
      if (address === undefined) return undefined
      for (const database of await databases()) {
        const place = findIn(database, address)
        if (place) return place
      }
      return undefined
    },
  }
}
