import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FinderData, rowFiles } from '@bank/finder/finder-data.ts'
import { type PackedPlaces, unpackPlaces } from '@bank/finder/places/pack-places.ts'
import { generatedLocations, generatedRow } from './generated-locations.ts'

const page = '/en/locations/'

/** The page of the finder as a server sends it, with the addresses of other files: its data and its rows. */
export const finderHost = async (site: string, count: number) => {
  const text = async (address: string): Promise<string> => (await fetch(`${site}${address}`)).text()
  const html = await text(page)
  const attribute = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  const [dataFile = ''] = attribute('data-files').split(' ')
  const data: FinderData = JSON.parse(await text(dataFile))
  const places: PackedPlaces = JSON.parse(await text(attribute('data-places')))
  const locations = generatedLocations(unpackPlaces(places), data, count)
  const files = [{ ...data, locations }, ...rowFiles(locations.map(generatedRow))].map((file) => JSON.stringify(file))
  const addresses = files.map((_, index) => `/generated/${index}.json`)
  const bodies = new Map(addresses.map((address, index) => [address, files[index] ?? '']))
  const changed = html.replace(/ data-files="[^"]*"/, ` data-files="${addresses.join(' ')}"`)

  const server = createServer(async ({ url = '/' }, response) => {
    const [path = ''] = url.split('?')
    const body = bodies.get(path)
    if (body !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      return
    }
    const answer = await fetch(`${site}${url}`, { headers: { 'accept-encoding': 'identity' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    })
    response.end(path === page ? changed : Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${page}`,
    /** How many files of rows there are, and how large all of them and the data are. */
    rowFiles: files.length - 1,
    bytes: { data: files[0]?.length ?? 0, rows: files.slice(1).reduce((sum, file) => sum + file.length, 0) },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
