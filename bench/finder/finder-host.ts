import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FinderData } from '@bank/finder/finder-data.ts'
import { type PackedPlaces, unpackPlaces } from '@bank/finder/places/pack-places.ts'
import { generatedLocations, generatedRow } from './generated-locations.ts'

const page = '/en/locations/'
const dataFile = '/generated/locations.json'

/** The page of the finder as a server sends it, with the address of another file of data: that of so many locations. */
export const finderHost = async (site: string, count: number) => {
  const text = async (address: string): Promise<string> => (await fetch(`${site}${address}`)).text()
  const html = await text(page)
  const attribute = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  const data: FinderData = JSON.parse(await text(attribute('data-locations')))
  const places: PackedPlaces = JSON.parse(await text(attribute('data-places')))
  const locations = generatedLocations(unpackPlaces(places), data, count)
  const generated = JSON.stringify({ ...data, locations, rows: locations.map(generatedRow) } satisfies FinderData)
  const changed = html.replace(/ data-locations="[^"]*"/, ` data-locations="${dataFile}"`)

  const server = createServer(async ({ url = '/' }, response) => {
    const [path = ''] = url.split('?')
    if (path === dataFile) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(generated)
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
    /** How large the data is, in bytes. */
    bytes: generated.length,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
