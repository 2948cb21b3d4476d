import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { siteAddress } from './served-site.ts'

/** Milliseconds in which a browser paints what it has. */
const pause = 1000

/** The site at an address of its own, where documents stop for a while before `cut`, as on a slow network: what has come is painted. */
export const documentInParts = async (cut: string) => {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const answered = await fetch(new URL(path, siteAddress))
    const type = answered.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answered.arrayBuffer())
    const at = type.startsWith('text/html') ? Math.max(bytes.indexOf(cut), 0) : 0
    response.writeHead(answered.status, { 'content-type': type })
    if (at > 0) {
      response.write(bytes.subarray(0, at))
      await setTimeout(pause)
    }
    response.end(bytes.subarray(at))
  }
  const server = createServer(({ url = '/' }, response) => void answer(url, response).catch(() => response.destroy()))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
